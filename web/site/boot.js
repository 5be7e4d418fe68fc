// Runs before the first paint: the look that the user chose last (see bridge.SaveLook), so that nothing flashes.
try {
  const look = JSON.parse(localStorage.getItem("wasit-look") || "{}");
  const root = document.documentElement;
  for (const name of ["theme", "contrast", "motion", "hand"]) if (look[name]) root.dataset[name] = look[name];
  if (look.lang) root.lang = look.lang;
  if (look.size) root.style.setProperty("font-size", look.size + "%");
} catch { /* storage is refused in some private modes: the system's look remains */ }

// Makes an element for the program (slim_edits.go): its tag, names and values of attributes, and last the text where that is all.
globalThis.wasitElement = (made, into) => {
  const part = made.split("\0");
  const element = document.createElement(part[0]);
  let i = 1;
  for (; i + 1 < part.length; i += 2) element.setAttribute(part[i], part[i + 1]);
  if (i < part.length) element.append(part[i]);
  if (into) into.append(element);
  return element;
};

// The program, while the page is made: the service worker keeps it as it runs. Without one, or when the browser has evicted it,
// another worker fetches and unstows it (unstow.js).
if ("program" in document.currentScript.dataset) {
  const at = (path) => new URL(path, document.currentScript.src);
  const unstow = (worker) => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => typeof data === "string" ? reject(new Error(data)) : resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || "unstow.js"));
  }).finally(() => worker.terminate());
  const load = async (program, unstowing) => {
    if (navigator.serviceWorker?.controller) {
      const response = await fetch(program);
      if (!response.ok || response.headers.has("Wasit-Unstowed")) return response; // compiled while it arrives
    }
    return new Response(await unstow(new Worker(unstowing)), { headers: { "Content-Type": "application/wasm" } });
  };
  globalThis.wasitProgram = load(at("web/app.wasm"), at("unstow.js"));
  globalThis.wasitProgram.catch(() => {}); // told by who waits for it
}
