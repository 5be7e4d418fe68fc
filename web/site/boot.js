// Runs before the first paint, and once more at the end of the page ("data-show").
{
  const script = document.currentScript, root = document.documentElement;

  // A page of another origin that holds this one in a frame could lead a finger through it (clickjacking). A host's frame-ancestors
  // forbids that; where it cannot send any, nothing is started, and the page says so.
  const foreign = (() => {
    try {
      return window.top.location.origin !== location.origin;
    } catch {
      return true;
    }
  })();

  // Where site data are blocked a browser throws at the mere question for a store, which no Go program can catch. From here on it is told
  // that there is none, and says what that means; what is kept as names and texts lasts as long as the page.
  const passing = () => {
    const kept = new Map();
    return {
      get length() { return kept.size; },
      key: (at) => [...kept.keys()][at] ?? null,
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => void kept.set(name, String(text)),
      removeItem: (name) => void kept.delete(name),
      clear: () => kept.clear(),
    };
  };
  for (const store of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    try {
      void window[store];
    } catch {
      Object.defineProperty(window, store, { value: store.endsWith("Storage") ? passing() : undefined });
    }
  }

  // The language, and the look that the user chose last (see bridge.SaveLook), so that nothing flashes.
  const languages = { id: "id", in: "id", ms: "id", jv: "id", su: "id", en: "en", hr: "hr", bs: "hr", sr: "hr", sh: "hr", cnr: "hr" }; // as i18n.ParseLang
  root.lang = navigator.languages.map((tag) => languages[tag.split("-")[0].toLowerCase()]).find(Boolean) || "en";
  let known = false; // the app has run on this device
  try {
    const kept = localStorage.getItem("wasit-look"), look = JSON.parse(kept || "{}");
    known = kept !== null;
    for (const name of ["theme", "contrast", "motion", "hand"]) if (look[name]) root.dataset[name] = look[name];
    if (languages[look.lang]) root.lang = look.lang;
    if (look.size) root.style.setProperty("font-size", look.size + "%");
  } catch { /* storage is refused in some private modes: the system's look remains */ }

  // The program is asked for before everything else, counted and compiled while it arrives. One that the service worker keeps is asked
  // for behind the first frame: its many bytes come at once, on the thread that paints (a preload brings them sooner still).
  if ("program" in script.dataset && foreign) {
    globalThis.wasitProgram = new Promise(() => {}); // it never comes
    globalThis.wasitLoad = { got: 0, size: 0, framed() {} };
  } else if ("program" in script.dataset) {
    const size = Number(script.dataset.program), address = new URL("web/app.wasm", script.src);
    const kept = Boolean(navigator.serviceWorker?.controller);
    const program = globalThis.wasitLoad = { got: 0, size };
    const framed = new Promise((done) => { program.framed = done; });
    const counted = async (asked) => {
      const response = await asked;
      if (!response.ok) throw new Error(response.status + " " + response.url);
      if (kept) {
        program.got = size;
        return response;
      }
      const reader = response.body.getReader();
      const body = new ReadableStream({
        async pull(stream) {
          const { done, value } = await reader.read();
          if (done) {
            program.got = size;
            program.changed?.();
            return stream.close();
          }
          program.got += value.length;
          stream.enqueue(value);
        },
      });
      return new Response(body, { headers: { "Content-Type": "application/wasm" } });
    };
    const asked = kept ? framed.then(() => fetch(address)) : fetch(address);
    globalThis.wasitProgram = WebAssembly.compileStreaming(counted(asked)).catch(async () => {
      const response = await fetch(address); // a host that calls it something else than application/wasm, above all
      if (!response.ok) throw new Error(response.status + " " + response.url);
      return WebAssembly.compile(await response.arrayBuffer());
    });
    globalThis.wasitProgram.catch(() => {}); // told by who waits for it
  }

  // The page at this address as it will look, until the program draws it; and in words, from the first second on, how far that is.
  if ("show" in script.dataset && foreign) {
    document.getElementById("boot-foreign").hidden = false;
  } else if ("show" in script.dataset) {
    requestAnimationFrame(globalThis.wasitLoad.framed);
    setTimeout(globalThis.wasitLoad.framed, document.hidden ? 0 : 500); // a page in the background has no frames
    const [part] = location.pathname.slice(new URL(".", script.src).pathname.length).split("/");
    const first = !known && !navigator.serviceWorker?.controller;
    const name = part === "" || part === "index.html" ? (first ? "first" : "home") : part;
    const find = (name) => document.querySelector(`template[data-lang="${root.lang}"][data-page="${name}"]`);
    const drawn = find(/^[a-z]+$/.test(name) ? name : "home") || find("home"), boot = document.getElementById("boot");
    boot.dataset.page = drawn.dataset.page; // the program begins with the same (app/shell.go)
    boot.append(drawn.content.cloneNode(true));
    const words = document.getElementById("boot-load");
    let percent; // made when it is needed: most starts are over before
    const tell = () => {
      if (!words.isConnected) return clearInterval(timer);
      const { got, size } = globalThis.wasitLoad;
      percent ||= new Intl.NumberFormat(root.lang, { style: "percent" });
      const text = got >= size ? words.getAttribute(`data-${root.lang}-start`) :
        words.getAttribute(`data-${root.lang}`).replace("{}", percent.format(Math.floor(20 * got / size) / 20));
      if (words.textContent !== text) words.textContent = text;
      words.hidden = false;
    };
    // A start that comes to nothing: a file that the worker keeps is broken, or missing. After ten seconds without a byte it is fetched again,
    // once; what cannot be fetched is named.
    let last = -1;
    const watch = setInterval(() => {
      if (document.body.firstElementChild !== boot) return clearInterval(watch);
      const { got } = globalThis.wasitLoad;
      if (got === last) {
        clearInterval(watch);
        globalThis.wasitMend();
      }
      last = got;
    }, 5000);
    globalThis.wasitMend = async () => {
      clearInterval(watch);
      wasitMend.done = true;
      const say = (which, ...names) => {
        clearInterval(timer);
        words.hidden = false;
        words.textContent = words.getAttribute(`data-${root.lang}-${which}`).replace("{}", names.join(", "));
      };
      const worker = navigator.serviceWorker?.controller;
      if (!worker) return say("slow");
      say("mending");
      const answer = await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = (event) => event.data && done(event.data);
        worker.postMessage("mend", [port2]);
        setTimeout(done, 30000, null);
      });
      let again = true;
      try {
        again = sessionStorage.getItem("wasit-mended") === null;
        sessionStorage.setItem("wasit-mended", "yes");
      } catch { // without that memory it would load for ever
        again = false;
      }
      if (answer?.missing.length > 0) return say("broken", ...answer.missing);
      if (answer && again) return location.reload();
      say("slow");
    };
    let timer = setTimeout(() => {
      tell();
      timer = setInterval(tell, 250);
      globalThis.wasitLoad.changed = tell;
    }, Math.max(0, 1000 - performance.now()));
  }
}

// Makes an element with all that is in it for the program (make_wasm.go of its go-app), and answers with its nodes in their order. Each part
// begins with what it is; what an attribute or a property is set to is a part of its own.
globalThis.wasitTree = (made) => {
  const parts = made.split("\0"), nodes = [];
  let into = null;
  const put = (node) => {
    if (into) into.append(node);
    nodes.push(node);
    return node;
  };
  for (let i = 0; i < parts.length; i++) {
    const name = parts[i].slice(1);
    switch (parts[i][0]) {
      case "<": into = put(document.createElement(name)); break;
      case "{": into = put(document.createElementNS(parts[++i], name)); break;
      case ">": into = into.parentNode; break;
      case "=": into.setAttribute(name, parts[++i]); break;
      case ".": into[name] = parts[++i]; break;
      case "+": into[name] = true; break;
      case "-": into[name] = false; break;
      case "'": put(document.createTextNode(name)); break;
      case "!": {
        const box = document.createElement("div");
        box.innerHTML = wasitMarkup(name);
        put(box.firstChild);
      }
    }
  }
  return nodes;
};
