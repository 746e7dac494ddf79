// Small sounds, made here from noise and tones: nothing is loaded. The first one waits for the person's first touch.
'use strict';
(() => {
  let audio;
  const envelope = (at, peak, length) => {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(peak, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(audio.destination);
    return gain;
  };
  const tone = (type, from, to, length, peak, delay = 0) => {
    const at = audio.currentTime + delay;
    const voice = new OscillatorNode(audio, { type, frequency: from });
    voice.frequency.exponentialRampToValueAtTime(to, at + length);
    voice.connect(envelope(at, peak, length));
    voice.start(at);
    voice.stop(at + length);
  };
  const noise = (frequency, length, peak, delay = 0) => {
    const at = audio.currentTime + delay;
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
    buffer.getChannelData(0).forEach((_, place, samples) => { samples[place] = Math.random() * 2 - 1; });
    const source = new AudioBufferSourceNode(audio, { buffer });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency, Q: 1.2 });
    source.connect(filter).connect(envelope(at, peak, length));
    source.start(at);
  };
  const sounds = {
    card: () => noise(2600, 0.09, 0.25),
    die: () => [0, 0.07, 0.13, 0.24].forEach((delay, place) => noise(900 + place * 260, 0.05, 0.3, delay)),
    blood: () => tone('sine', 520, 180, 0.22, 0.22),
    wound: () => { noise(260, 0.16, 0.4); tone('triangle', 140, 60, 0.18, 0.25); },
    bank: () => [660, 880, 1320].forEach((pitch, place) => tone('sine', pitch, pitch, 0.35, 0.1, place * 0.08)),
    death: () => { tone('sawtooth', 160, 38, 0.9, 0.14); noise(120, 0.7, 0.3); },
    kill: () => { noise(420, 0.3, 0.4); tone('square', 220, 55, 0.35, 0.08); },
    step: () => noise(340, 0.06, 0.12),
    door: () => { tone('sawtooth', 90, 140, 0.4, 0.05); noise(200, 0.45, 0.25); },
    coin: () => [1760, 2640].forEach((pitch, place) => tone('sine', pitch, pitch, 0.2, 0.06, place * 0.06)),
    heal: () => tone('sine', 440, 880, 0.4, 0.1),
    end: () => [262, 330, 392, 523].forEach((pitch, place) => tone('triangle', pitch, pitch, 1.4, 0.09, place * 0.16)),
  };
  window.lamplight.sound = (name) => {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') audio.resume();
    sounds[name]?.();
  };
})();
