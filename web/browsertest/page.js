// Helpers of browsertest, in every document before its own scripts.
window.browsertest = {
  // holds looks at a condition, ten milliseconds apart and so often at most, until it is true and the page drawn with all its rows. Looking
  // here takes a tenth of what a look from outside takes, which goes through four processes.
  async holds(condition, looks) {
    for (;;) {
      if ((await condition()) && document.querySelector("#root[aria-busy]") === null) return true;
      if (--looks < 1) return false;
      await this.pause();
    }
  },
  pause: ((wait) => () => new Promise((done) => wait(done, 10)))(setTimeout.bind(window)), // by the real clock: a test may put another in its place
  // find gives the first visible element that matches and holds the text; the innermost one.
  find(selector, text) {
    const all = [...document.querySelectorAll(selector)].filter((e) => {
      const name = (e.innerText || "") + " " + (e.getAttribute("aria-label") || "") + " " + (e.value || "");
      return e.getClientRects().length && name.includes(text);
    });
    return all.find((e) => !all.some((inner) => inner !== e && e.contains(inner)));
  },
  // spots is spot, looked for so often at most.
  async spots(selector, text, aim, looks) {
    for (;;) {
      const said = await this.spot(selector, text, aim);
      if (said.startsWith("{") || --looks < 1) return said;
      await this.pause();
    }
  },
  // spot scrolls an element into view and gives its middle once it rests there and nothing lies above it. With aim the next
  // touch is meant for it: one that finds something else there, because the page has changed since, never reaches the page.
  async spot(selector, text, aim) {
    const e = this.find(selector, text);
    if (!e) return "not there";
    const box = () => e.getBoundingClientRect();
    let b = box();
    if (b.top < 0 || b.bottom > innerHeight || b.left < 0 || b.right > innerWidth) e.scrollIntoView({ block: "center", behavior: "instant" });
    b = box();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const c = box();
    if (!e.isConnected || b.top !== c.top || b.left !== c.left) return "moving";
    const x = c.left + c.width / 2, y = c.top + c.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (!this.over(e, hit)) {
      e.scrollIntoView({ block: "center", behavior: "instant" }); // a bar at the edge lies above it
      return "covered by " + (hit ? hit.outerHTML.slice(0, 120) : "nothing");
    }
    this.aim = aim ? { selector, text } : null;
    return JSON.stringify({ x, y });
  },
  // hasFont says whether the machine has a font: it then hides both of two fonts behind it.
  hasFont(family) {
    const pen = document.createElement("canvas").getContext("2d");
    const width = (font) => {
      pen.font = "40px " + font;
      return pen.measureText("Wasit mnril 0123").width;
    };
    return width(`"${family}", serif`) === width(`"${family}", monospace`);
  },
  // style adds rules to the document, past its policy.
  style(rules) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  },
  // catchPicker keeps the next field that opens the system's file picker from doing so.
  picker: null,
  catchPicker() {
    this.picker = null;
    const click = HTMLInputElement.prototype.click;
    HTMLInputElement.prototype.click = function () {
      if (this.type !== "file") return click.call(this);
      HTMLInputElement.prototype.click = click;
      this.hidden = true;
      document.documentElement.append(this); // a driver gives files only to what is in the document
      browsertest.picker = this;
    };
  },
  // over says whether a touch of hit is one of e: of what e holds, of its label, or of the key around it. A touch of the page around e is none:
  // e moved away below the finger.
  over: (e, hit) => e && hit && (e.contains(hit) || (e.labels && [...e.labels].some((l) => l.contains(hit))) ||
    (hit.contains(e) && hit.matches("a, button, label, summary, [role=button], [data-act], [data-hold]"))),
  aim: null,
  // missed says whether the touch that was aimed went elsewhere, or nowhere: a browser drops what comes while it holds its frames
  // back, as on a busy machine behind a navigation. Firefox may hand a touch on only after its driver has said that it is done: one that
  // has not come is looked for so often.
  async missed(looks) {
    while (this.aim && this.aim.missed === undefined && looks-- > 0) await this.pause();
    const missed = !!this.aim && this.aim.missed !== false;
    this.aim = null;
    return missed;
  },
  watch(event) {
    const aim = this.aim;
    if (!aim || !event.isTrusted) return;
    if (event.type === "pointerdown" && aim.missed === undefined) aim.missed = !this.over(this.find(aim.selector, aim.text), event.target);
    if (aim.missed) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
  },
};
for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) addEventListener(type, (event) => window.browsertest.watch(event), true);
addEventListener("securitypolicyviolation", (e) => {
  console.error("Content-Security-Policy: " + e.violatedDirective + " refused " + e.blockedURI + " " + e.sample + " at " + e.sourceFile + ":" + e.lineNumber);
});
