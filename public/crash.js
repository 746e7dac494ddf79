// The last resort, in plain JavaScript: it must work when the program itself does not. It shows what happened, copies the log,
// hands out the saves and reloads. Nothing is written to storage from here.
'use strict';
(() => {
  const PREFIX = 'lamplight/';
  const WORDS = {
    en: {
      title: 'The lamp has gone out',
      line: 'Lamplight has run into a mistake of its own and stopped. Your saves are as they were before it.',
      old: 'Lamplight could not start. It needs a browser of the last few years, with WebAssembly allowed.',
      away: 'Lamplight could not start: a part of it could not be fetched. Light it again when the network is back.',
      reload: 'Light it again', copy: 'Copy the log', copied: 'Copied', save: 'Export the saves', log: 'What happened',
    },
    es: {
      title: 'La lámpara se ha apagado',
      line: 'Lamplight ha tropezado con un error propio y se ha detenido. Tus partidas están como antes.',
      old: 'Lamplight no pudo arrancar. Necesita un navegador de los últimos años que permita WebAssembly.',
      away: 'Lamplight no pudo arrancar: una parte no se pudo traer. Enciéndela otra vez cuando vuelva la red.',
      reload: 'Encenderla otra vez', copy: 'Copiar el registro', copied: 'Copiado', save: 'Exportar las partidas', log: 'Qué ha pasado',
    },
    de: {
      title: 'Die Lampe ist erloschen',
      line: 'Lamplight ist über einen eigenen Fehler gestolpert und stehen geblieben. Deine Spielstände sind wie zuvor.',
      old: 'Lamplight konnte nicht starten. Es braucht einen Browser der letzten Jahre, der WebAssembly erlaubt.',
      away: 'Lamplight konnte nicht starten: Ein Teil davon ließ sich nicht laden. Zünde sie neu an, wenn das Netz wieder da ist.',
      reload: 'Neu anzünden', copy: 'Protokoll kopieren', copied: 'Kopiert', save: 'Spielstände exportieren', log: 'Was geschah',
    },
    pt: {
      title: 'O lampião se apagou',
      line: 'O Lamplight tropeçou em um erro próprio e parou. Seus jogos salvos estão como antes.',
      old: 'O Lamplight não conseguiu iniciar. Ele precisa de um navegador dos últimos anos, com WebAssembly permitido.',
      away: 'O Lamplight não conseguiu iniciar: não foi possível buscar uma parte dele. Acenda de novo quando a rede voltar.',
      reload: 'Acender de novo', copy: 'Copiar o registro', copied: 'Copiado', save: 'Exportar os jogos salvos', log: 'O que aconteceu',
    },
  };
  let shown = false;

  // The program writes its language on the document. Before it runs, what was chosen counts, then what the browser asks for.
  const language = (started) => {
    if (started) return document.documentElement.lang.slice(0, 2);
    let chosen;
    try { chosen = JSON.parse(localStorage.getItem(`${PREFIX}settings`)).body.lang; } catch { /* nothing readable was chosen */ }
    return [chosen, ...navigator.languages].map((tag) => String(tag).slice(0, 2)).find((tag) => Object.hasOwn(WORDS, tag)) ?? 'en';
  };

  // The same envelope as the program writes, so that what is exported here can be imported there.
  const MASK = (1n << 64n) - 1n;
  const fnv = (hash, bytes) => bytes.reduce((h, byte) => ((h ^ BigInt(byte)) * 0x100000001b3n) & MASK, hash);
  const number = (hash, value) => fnv(hash, [...new Uint8Array(new BigUint64Array([BigInt(value)]).buffer)]);
  const text = (hash, value) => {
    const bytes = [...new TextEncoder().encode(value)];
    return number(fnv(hash, bytes), bytes.length);
  };
  const stir = (x) => {
    x = ((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    x = ((x ^ (x >> 27n)) * 0x94d049bb133111ebn) & MASK;
    return x ^ (x >> 31n);
  };
  const everything = () => {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== PREFIX).sort();
    const body = Object.fromEntries(kept.map((key) => [key, localStorage.getItem(key)]));
    let sum = number(0xcbf29ce484222325n, 1);
    sum = number(text(sum, 'everything'), 1);
    sum = stir(text(sum, JSON.stringify(body)));
    const checksum = sum.toString(16).padStart(16, '0');
    return JSON.stringify({ lamplight: 1, kind: 'everything', version: 1, checksum, body });
  };

  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const download = () => {
    const link = element('a', { download: 'lamplight.json', href: URL.createObjectURL(new Blob([everything()], { type: 'application/json' })) });
    link.click();
  };

  const show = (report, line) => {
    const started = line === 'line';
    if (shown) return;
    shown = true;
    const tag = language(started);
    const words = WORDS[tag] ?? WORDS.en;
    document.documentElement.lang = tag === 'pt' ? 'pt-BR' : tag;
    const log = `${report}\n\n${location.pathname}${location.search}${location.hash}\n${navigator.userAgent}\n${new Date().toISOString()}`;
    const copy = element('button', { type: 'button', className: 'button quiet', textContent: words.copy, onclick: () => {
      navigator.clipboard?.writeText(log).then(() => { copy.textContent = words.copied; }, () => {});
    } });
    const main = element('main', { className: 'crash' },
      element('h1', { textContent: words.title, tabIndex: -1 }),
      element('p', { className: 'lead', textContent: words[line] }),
      element('div', { className: 'row' },
        element('button', { type: 'button', className: 'button brass', textContent: words.reload, onclick: () => location.reload() }),
        element('button', { type: 'button', className: 'button quiet', textContent: words.save, onclick: download }),
        copy),
      element('h2', { textContent: words.log }),
      element('pre', { textContent: log, tabIndex: 0 }));
    document.title = words.title;
    document.body.classList.add('dark');
    // The program's elements go with their listeners: a program that has crashed is not called again.
    document.getElementById('app')?.replaceChildren(main);
    main.querySelector('h1').focus();
  };

  window.lamplight = { crash: (report) => show(report, 'line') };
  // Before the program is there, a script that goes wrong means that it will not come; a missing picture or font does not.
  const starting = (report, line) => { if (!window.wasmBindings) show(report, line); };
  // Whoever can run the program at all has only failed to fetch it.
  const why = () => (window.WebAssembly ? 'away' : 'old');
  window.addEventListener('error', ({ target, message }) => {
    if (target === window) starting(message, 'old');
    else if (target instanceof HTMLScriptElement) starting(`A part of the program could not be loaded: ${target.src || location.href}`, why());
  }, true); // A script's own error does not bubble.
  window.addEventListener('unhandledrejection', ({ reason }) => starting(String(reason), /fetch|import|load|network/i.test(reason) ? why() : 'old'));
})();
