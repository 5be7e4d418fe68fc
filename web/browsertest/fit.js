// What a page shows where it does not fit its window: for [Page.Misfits]. Letters of another size scale the limits. wide is the window that was asked for: on a
// touch screen innerWidth grows with what runs over it.
(scale, wide) => {
  const out = [], text = (e) => (e.textContent || "").trim().replace(/\s+/g, " ").slice(0, 60);
  const aside = ".vh, .paper, .cross, .bracket, [inert], .bd, svg, option, .a4";
  const style = new Map();
  const css = (e) => style.get(e) || (style.set(e, getComputedStyle(e)), style.get(e));
  const at = (e) => e.tagName.toLowerCase() + (e.id ? "#" + e.id : "") + (typeof e.className === "string" && e.className ? "." + e.className.split(/\s+/).join(".") : "");
  const clips = new Map();
  // frame is what is to be seen of an element: the boxes around it that hide what runs over them; a box that scrolls hides only sideways.
  const frame = (e) => {
    if (clips.has(e)) return clips.get(e);
    let f = { left: 0, right: wide, top: -Infinity, bottom: Infinity, rolls: null };
    if (e && e !== document.documentElement && e !== document.body) {
      const up = frame(e.parentElement), s = css(e);
      f = { ...up };
      if (s.overflowX !== "visible" || s.overflowY !== "visible") {
        const b = e.getBoundingClientRect();
        if (s.overflowX !== "visible") { f.left = Math.max(f.left, b.left); f.right = Math.min(f.right, b.right); }
        const rolls = s.overflowY === "auto" || s.overflowY === "scroll";
        if (!rolls && s.overflowY !== "visible") { f.top = Math.max(f.top, b.top); f.bottom = Math.min(f.bottom, b.bottom); }
        if (rolls) { f.rolls = e; f.top = -Infinity; f.bottom = Infinity; }
      }
      if (s.position === "sticky" || s.position === "fixed") f.rolls = e; // lies above what scrolls under it
    }
    clips.set(e, f);
    return f;
  };
  // unseen are words for screen readers alone
  const unseen = (e) => e && e !== document.body && (css(e).clipPath !== "none" || unseen(e.parentElement));
  const page = document.getElementById("page");
  const over = document.scrollingElement.scrollWidth;
  if (over > wide + 1) {
    const far = [...page.querySelectorAll("*")].filter((e) => e.getBoundingClientRect().left + Math.max(e.offsetWidth || 0, e.scrollWidth || 0) > wide + 1 && !e.closest(aside));
    out.push("the page scrolls sideways: " + over + " of " + wide + " px: " + far.filter((e) => !far.some((inner) => inner !== e && e.contains(inner))).slice(0, 3).map(at).join(", "));
  }
  const words = [], walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT), range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || e.closest(aside) || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || unseen(e)) continue;
    const f = frame(e), hyphens = css(e).hyphens === "auto";
    range.selectNodeContents(node);
    for (const r of range.getClientRects()) {
      if (r.width < 1) continue;
      words.push({ r, e, node, layer: f.rolls });
      if (r.left < f.left - 1.5 || r.right > f.right + 1.5 || r.top < f.top - 3 || r.bottom > f.bottom + 3) { out.push("cut: " + text(e) + " in " + at(e)); break; }
    }
    // a word may end at a space, a hyphen, a slash and what marks stand between; anywhere else a line breaks it
    if (range.getClientRects().length > 1 && !hyphens) {
      for (const m of node.data.matchAll(/[^\s\-–—/·:.,()+→…|]+/g)) {
        if (m[0].length < 2 || /\d/.test(m[0])) continue; // a version or an address is no word
        range.setStart(node, m.index);
        range.setEnd(node, m.index + m[0].length);
        const lines = new Set([...range.getClientRects()].filter((r) => r.width > 0.5).map((r) => Math.round(r.top)));
        if (lines.size > 1) { out.push("broken: " + m[0] + " in " + at(e)); break; }
      }
    }
  }
  words.sort((a, b) => a.r.top - b.r.top);
  for (let i = 0; i < words.length; i++) {
    const a = words[i];
    for (let j = i + 1; j < words.length && words[j].r.top < a.r.bottom - 3; j++) {
      const b = words[j];
      if (a.node === b.node || a.layer !== b.layer) continue;
      const wide = Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left), high = Math.min(a.r.bottom, b.r.bottom) - b.r.top;
      if (wide > 2 && high > Math.min(a.r.height, b.r.height) * .45) out.push("over each other: " + text(a.e) + " and " + text(b.e));
    }
  }
  for (const e of page.querySelectorAll(".board, .attend, #standings tbody tr, #players tbody tr")) {
    const b = e.getBoundingClientRect();
    const most = (wide < 340 ? 165 : 140) * scale; // on the narrowest phone two of the longest names have a line more
    if (wide >= 288 * scale && b.height > most + 0.5 && !e.closest(aside) && !e.querySelector(".sum")) out.push(Math.round(b.height) + " px high: " + text(e));
  }
  for (const e of page.querySelectorAll(".board .side:not(.side--key) .side__n")) {
    const b = e.getBoundingClientRect();
    if (b.width && b.width < 179.5) out.push("a name has " + Math.round(b.width) + " px: " + text(e));
  }
  return [...new Set(out)].slice(0, 12);
}
