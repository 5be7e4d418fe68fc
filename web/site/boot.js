// Runs before the first paint: the look that the user chose last (see bridge.SaveLook), so that nothing flashes.
try {
  const look = JSON.parse(localStorage.getItem("wasit-look") || "{}");
  const root = document.documentElement;
  for (const name of ["theme", "contrast", "motion", "hand"]) if (look[name]) root.dataset[name] = look[name];
  if (look.lang) root.lang = look.lang;
  if (look.size) root.style.setProperty("font-size", look.size + "%");
} catch { /* storage is refused in some private modes: the system's look remains */ }

// Makes an element for the program (make_wasm.go of its go-app): its tag, names and values of attributes, and last the text where that is all.
globalThis.wasitElement = (made, into) => {
  const part = made.split("\0");
  const element = document.createElement(part[0]);
  let i = 1;
  for (; i + 1 < part.length; i += 2) element.setAttribute(part[i], part[i + 1]);
  if (i < part.length) element.append(part[i]);
  if (into) into.append(element);
  return element;
};

// The program, asked for before everything else of the page: the service worker answers with the one that it keeps. It is compiled
// while it arrives.
if ("program" in document.currentScript.dataset) {
  const asked = fetch(new URL("web/app.wasm", document.currentScript.src));
  globalThis.wasitProgram = WebAssembly.compileStreaming(asked);
  globalThis.wasitProgram.catch(() => {}); // told by who waits for it
}
