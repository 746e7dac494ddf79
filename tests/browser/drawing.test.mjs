// Drawings in a real browser: what follows from one drawing after another, on the bench in the gallery.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./harness.mjs";

const SVG = "http://www.w3.org/2000/svg";
const HTML = "http://www.w3.org/1999/xhtml";

/** Opens the gallery, with a list of all listeners that are registered on elements, and hands the page to `body`. */
const onBench = (body) =>
  withPage({}, async ({ page }) => {
    await page.addInitScript(countListeners);
    await page.goto(new URL("#/gallery", page.url()).href);
    await page.reload();
    await page.locator("#bench").waitFor();
    await page.evaluate(watch);
    await body(page);
  });

/** Keeps account of listeners: `registered` has one line for each that is there. */
function countListeners() {
  window.registered = [];
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (event, callback, ...rest) {
    window.registered.push({ target: this, event, callback });
    return addEventListener.call(this, event, callback, ...rest);
  };
  EventTarget.prototype.removeEventListener = function (event, callback, ...rest) {
    const same = (one) => one.target === this && one.event === event && one.callback === callback;
    window.registered = window.registered.filter((one) => !same(one));
    return removeEventListener.call(this, event, callback, ...rest);
  };
}

/** Sees every change on the bench: `changes` has a record of each. */
function watch() {
  window.changes = [];
  const observer = new MutationObserver((records) => window.changes.push(...records));
  observer.observe(document.querySelector("#bench"), { subtree: true, childList: true, attributes: true, characterData: true });
}

/**
 * Draws a state, without taking the focus as a mouse would, and says what was changed: how many nodes were put in, how many
 * taken out, and how many attributes and texts were set.
 */
const draw = (page, state) =>
  page.evaluate(async (state) => {
    const buttons = [...document.querySelectorAll("#bench-states button")];
    window.changes = [];
    buttons.find(({ textContent }) => textContent === state).click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const sum = (count) => window.changes.reduce((all, record) => all + count(record), 0);
    return {
      put: sum(({ addedNodes }) => addedNodes.length),
      taken: sum(({ removedNodes }) => removedNodes.length),
      set: sum(({ type }) => (type === "childList" ? 0 : 1)),
    };
  }, state);

const nothing = { put: 0, taken: 0, set: 0 };

/** The states that there are, from their buttons. */
const states = (page) => page.locator("#bench-states button").allTextContents();

/** The cards in their order. */
const cards = (page) => page.locator("#bench li").allTextContents();

/** What the listeners were told since it was asked last. */
async function told(page, act) {
  const before = await page.locator("#bench-told").textContent();
  await act(page.locator("#bench button"));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const after = await page.locator("#bench-told").textContent();
  return after.slice(before.length).trim();
}

/** The events that elements on the bench listen for, and how many listeners are on elements that are not on the page. */
const listeners = (page) =>
  page.evaluate(() => {
    const elements = window.registered.filter(({ target }) => target instanceof Element);
    const here = elements.filter(({ target }) => target.closest("#bench")).map(({ event }) => event);
    return { here: here.sort(), astray: elements.filter(({ target }) => !target.isConnected).length };
  });

test("what is drawn twice changes nothing the second time", () =>
  onBench(async (page) => {
    for (const state of await states(page)) {
      // From something else: the observer sees neither properties nor listeners, but it sees what is new.
      await draw(page, state.startsWith("cards") ? "field bare" : "cards 1 2 3 4 5");
      assert.notDeepEqual(await draw(page, state), nothing, `${state} is seen when it comes`);
      const before = await listeners(page);
      assert.deepEqual(await draw(page, state), nothing, state);
      assert.deepEqual(await listeners(page), before, state);
    }
  }));

test("cards in another order are the same elements, and as few as can be are moved", () =>
  onBench(async (page) => {
    const moves = { "cards 5 1 2 3 4": 1, "cards 2 1 3 4 5": 1, "cards 5 4 3 2 1": 4 };
    for (const [state, count] of Object.entries(moves)) {
      await draw(page, "cards 1 2 3 4 5");
      await page.evaluate(() => (window.before = Object.fromEntries([...document.querySelectorAll("#bench li")].map((card) => [card.textContent, card]))));
      assert.deepEqual(await draw(page, state), { put: count, taken: count, set: 0 }, state);
      assert.deepEqual(await cards(page), state.split(" ").slice(1).map((number) => `Card ${number}`));
      assert.ok(await page.evaluate(() => [...document.querySelectorAll("#bench li")].every((card) => window.before[card.textContent] === card)), state);
    }
  }));

test("cards come and go, and the others are moved no more than they must be", () =>
  onBench(async (page) => {
    await draw(page, "cards 1 2 3 4 5");
    // Out go 2, 3 and 5, in come 6 and 7, and one of 1 and 4 changes its place.
    assert.deepEqual(await draw(page, "cards 4 6 1 7"), { put: 3, taken: 4, set: 0 });
    assert.deepEqual(await cards(page), ["Card 4", "Card 6", "Card 1", "Card 7"]);
  }));

test("whatever has the focus keeps it, wherever its card goes", () =>
  onBench(async (page) => {
    for (const state of ["cards 5 1 2 3 4", "cards 2 1 3 4 5", "cards 5 4 3 2 1"]) {
      for (const card of ["Card 1", "Card 2", "Card 5"]) {
        await draw(page, "cards 1 2 3 4 5");
        await page.locator("#bench").getByRole("button", { name: card }).focus();
        await page.evaluate(() => {
          window.focused = document.activeElement;
          window.lost = 0;
          window.focused.addEventListener("blur", () => (window.lost += 1), { once: true });
        });
        await draw(page, state);
        const kept = await page.evaluate(() => ({ same: document.activeElement === window.focused, lost: window.lost, word: document.activeElement.textContent }));
        assert.deepEqual(kept, { same: true, lost: 0, word: card }, state);
      }
    }
  }));

test("class, attribute, property and style go when they are no longer drawn", () =>
  onBench(async (page) => {
    const look = () =>
      page.locator("#bench input").evaluate((field) => ({
        class: field.getAttribute("class"),
        title: field.getAttribute("title"),
        style: field.style.getPropertyValue("--bench"),
        value: field.value,
      }));
    await draw(page, "field bare");
    const bare = { class: null, title: null, style: "", value: "" };
    assert.deepEqual(await look(), bare);
    await page.evaluate(() => (window.before = document.querySelector("#bench input")));
    await draw(page, "field lamp");
    assert.deepEqual(await look(), { class: "lit", title: "lamp", style: "lamp", value: "lamp" });
    await draw(page, "field wick");
    assert.deepEqual(await look(), { class: "lit low", title: "wick", style: "wick", value: "wick" });
    await draw(page, "field bare");
    assert.deepEqual(await look(), bare);
    assert.ok(await page.evaluate(() => window.before === document.querySelector("#bench input")));
  }));

test("a value is the property, not the attribute: it counts after somebody has written something", () =>
  onBench(async (page) => {
    await draw(page, "field lamp");
    const field = page.locator("#bench input");
    await field.fill("mine");
    await draw(page, "field lamp");
    assert.equal(await field.inputValue(), "mine", "the same drawing leaves it alone");
    await draw(page, "field wick");
    assert.equal(await field.inputValue(), "wick");
    assert.equal(await field.getAttribute("value"), null);
  }));

test("a list that is new has the value that is drawn", () =>
  onBench(async (page) => {
    for (const word of ["second", "third"]) {
      await draw(page, "field bare");
      await draw(page, `list ${word}`);
      assert.equal(await page.locator("#bench select").inputValue(), word);
    }
    await draw(page, "list second");
    assert.equal(await page.locator("#bench select").inputValue(), "second");
  }));

test("names belong to SVG within a picture and to HTML within a foreign object", () =>
  onBench(async (page) => {
    const names = (selector) => page.locator(`#bench :is(${selector})`).evaluateAll((all) => all.map(({ namespaceURI }) => namespaceURI));
    await draw(page, "picture small");
    assert.deepEqual(await names("svg > title, g, g > line, foreignObject"), [SVG, SVG, SVG, SVG]);
    assert.deepEqual(await names("div, p"), [HTML, HTML]);
    assert.deepEqual(await names("p ~ svg, p ~ svg > line"), [SVG, SVG]);
    // What comes later into an element that is there already.
    await draw(page, "picture large");
    assert.deepEqual(await names("g > a, g > a > line"), [SVG, SVG]);
    assert.deepEqual(await names("p"), [HTML, HTML]);
    assert.ok(await page.locator("#bench g > a > line").evaluate((line) => line instanceof SVGLineElement));
  }));

test("listeners come, change and go with what is drawn", () =>
  onBench(async (page) => {
    const click = (button) => button.click();
    const key = (button) => button.press("a");
    const steps = [
      ["listener none", [], "", ""],
      ["listener click", ["click"], "click", ""],
      ["listener click other", ["click"], "other", ""],
      ["listener click key", ["click", "keydown"], "click", "key"],
      ["listener click twice", ["click", "click"], "first second", ""],
      ["listener click", ["click"], "click", ""],
      ["listener none", [], "", ""],
    ];
    await draw(page, "listener none");
    await page.evaluate(() => (window.before = document.querySelector("#bench button")));
    for (const [state, events, clicked, typed] of steps) {
      await draw(page, state);
      assert.deepEqual((await listeners(page)).here, events, state);
      assert.equal(await told(page, click), clicked, state);
      assert.equal(await told(page, key), typed, state);
    }
    assert.ok(await page.evaluate(() => window.before === document.querySelector("#bench button")));
  }));

test("what is no longer drawn listens for nothing", () =>
  onBench(async (page) => {
    const { astray } = await listeners(page);
    for (const state of await states(page)) {
      await draw(page, state);
      assert.equal((await listeners(page)).astray, astray, state);
    }
  }));
