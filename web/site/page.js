// -----------------------------------------------------------------------------
// Wasit: updates, recovery, readiness. The program reads window.wasit and hears of each change by the event "wasit-state".
// -----------------------------------------------------------------------------

// The one maker of trusted texts that the Content-Security-Policy allows; made here, it cannot be made again by anybody. Markup is what
// the program draws, whose writers escape every text; the one script that is loaded by address is the worker.
const wasitTrusted = (window.trustedTypes || { createPolicy: (_, rules) => rules }).createPolicy("wasit", {
  createHTML: (markup) => markup,
  createScriptURL: (address) => {
    if (new URL(address, location.href).href !== new URL(wasitHome() + "app-worker.js", location.href).href) throw new TypeError("no script of this site: " + address);
    return address;
  },
});
globalThis.wasitMarkup = (markup) => wasitTrusted.createHTML(markup); // go-app's Raw (patches/go-app/12-trusted-markup.patch)

window.wasit = {
  ready: false,    // every file of the app is in the cache, byte for byte: it works without internet
  update: "",      // "waiting": a complete new version waits to be accepted; "failed": the last download failed
  fault: "",       // why the last download failed, and the file: "changed app.js"; "portal", "missing", "full" or "cut"
  replaced: false, // another tab accepted a new version: this one still runs the old program
  accept: wasitAccept,
  check: wasitCheck,
  files: wasitFiles,
  inbox: wasitInbox,
};
let wasitRegistration = null;
let wasitRegistered; // resolves the promise below with the registration, or null where there is no worker
const wasitWorker = new Promise((done) => { wasitRegistered = done; });
let wasitAsked = false;

// wasitStartWorker is called once, after the first screen or when there will be none. While the program arrives it waits: the worker asks
// for the same bytes, and a slow line would be twice as long about them.
function wasitStartWorker() {
  if (wasitStartWorker.done) return;
  wasitStartWorker.done = true;
  clearInterval(wasitStill);
  if ("serviceWorker" in navigator) goappInitServiceWorker();
  else wasitWatch(null);
}
let wasitArrived = 0;
const wasitStill = setInterval(() => {
  if (wasitLoad.got === wasitArrived) wasitStartWorker();
  wasitArrived = wasitLoad.got;
}, 15000);

// wasitRetry takes the first installation up again where it ended early, a little later each time, or when the internet is back.
function wasitRetry() {
  if (window.wasit.ready || !("serviceWorker" in navigator)) return;
  wasitRetry.wait = Math.min(2 * (wasitRetry.wait || 2500), 60000);
  clearTimeout(wasitRetry.timer);
  wasitRetry.timer = setTimeout(wasitRetry.now = () => {
    clearTimeout(wasitRetry.timer);
    wasitRetry.now = null;
    goappInitServiceWorker();
  }, wasitRetry.wait);
}
window.addEventListener("online", () => wasitRetry.now && wasitRetry.now());

function wasitSet(change) {
  Object.assign(window.wasit, change);
  window.dispatchEvent(new Event("wasit-state"));
}

function wasitWatch(registration) {
  wasitRegistration = registration;
  wasitRegistered(registration);
  if (!registration) return wasitRetry();
  const follow = (worker) => {
    if (!worker) return;
    let before = worker.state;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) wasitSet({ update: "waiting", fault: "" });
      if (worker.state === "activated") wasitSet({ update: "" }), wasitCount();
      if (worker.state === "redundant" && before === "installing") {
        if (registration.active) wasitSet({ update: "failed" });
        else wasitRetry();
      }
      before = worker.state;
    });
  };
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  if (registration.active) wasitCount();
  if (registration.active?.state === "activated") setTimeout(() => registration.active.postMessage("tidy"), 3000);
  if (registration.waiting && registration.active) {
    follow(registration.waiting);
    wasitSet({ update: "waiting" });
    goappOnUpdate();
  }
}

// wasitCount looks whether the cache has every file whole, and has those fetched that it has not: a browser may have removed them.
async function wasitCount() {
  let files = await wasitFiles(false);
  if (files?.missing.length > 0) {
    wasitSet({ ready: false });
    files = await wasitFiles(true);
  }
  if (!files) return;
  wasitSet({ ready: files.missing.length === 0 });
  if (files.missing.length > 0) window.addEventListener("online", wasitCount, { once: true });
  else try {
    sessionStorage.removeItem("wasit-mended");
  } catch { /* there is none */ }
}

// wasitAccept goes over to the waiting version; the page reloads when it has taken over.
function wasitAccept() {
  if (!wasitAsked) wasitTakeOver();
  wasitAsked = true;
}

// wasitTakeOver asks the waiting version to take over, and again until it has: a still newer one may come in its place. The worker in charge
// is told first. It lets go of what it loads, which a browser would have it end; and it runs then: Chromium, asked while it starts, waits
// five minutes for it to be idle. A busy device takes seconds to start it; releases that do not know the word never answer.
async function wasitTakeOver() {
  const { waiting, active } = wasitRegistration || {};
  if (!waiting) return location.reload();
  if (active) await wasitCall(active, "yield", 10000);
  wasitRegistration.waiting?.postMessage("skip-waiting");
  setTimeout(wasitTakeOver, 5000);
}

// wasitCall returns what a worker answers; null where nothing is heard of it for so many milliseconds. While it is at work it says null.
function wasitCall(worker, what, patience) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    let silent;
    const heard = (answer) => {
      clearTimeout(silent);
      if (answer) done(answer);
      else silent = setTimeout(done, patience, null);
    };
    port1.onmessage = (event) => heard(event.data);
    heard(null);
    worker.postMessage(what, [port2]);
  });
}

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.addEventListener("message", (event) => event.data?.wasitFault && wasitSet({ fault: event.data.wasitFault }));
}

// wasitCheck asks the host for a new version and says how it ended: "none", "waiting", "failed" or "offline".
async function wasitCheck() {
  const registration = wasitRegistration || await wasitWorker;
  if (!registration) return "failed";
  try {
    await registration.update();
  } catch (error) {
    if (error.name !== "SecurityError") return "offline";
    wasitSet({ fault: "portal app-worker.js" }); // no script: the page of a network that wants a sign-in, most likely
    return "failed";
  }
  const worker = registration.installing;
  if (worker) {
    await new Promise((done) => {
      const settled = () => worker.state !== "installing" && done();
      worker.addEventListener("statechange", settled);
      settled();
    });
    if (worker.state === "redundant") return "failed";
  }
  return registration.waiting ? "waiting" : "none";
}

// wasitFiles has the worker compare the cache with the files of its version, and load what is missing if it should, which a weak line may
// take minutes for; null where nothing is heard of a worker for twenty seconds.
async function wasitFiles(mend) {
  const registration = wasitRegistration || await wasitWorker; // a first installation may have failed and come later
  const worker = registration && registration.active;
  return worker ? wasitCall(worker, mend ? "mend" : "files", 20000) : null;
}

// What the system opens in the app, on a computer: files, or an address (of a shortcut) while the app is open already.
const wasitOpened = [];
if ("launchQueue" in window) window.launchQueue.setConsumer(async ({ files = [], targetURL }) => {
  for (const handle of files) wasitOpened.push(await handle.getFile());
  if (wasitOpened.length > 0) return window.dispatchEvent(new Event("wasit-inbox"));
  const to = new URL(targetURL || location.href), home = new URL(wasitHome(), location.href);
  if (document.getElementById("boot") === null && ![home.pathname, location.pathname].includes(to.pathname)) goappNav(to.href);
});

// wasitInbox takes the files that the system opened and those that other apps shared, as they are told by "wasit-inbox" or wait
// since before the program ran. Nothing keeps them any longer.
async function wasitInbox() {
  const files = wasitOpened.splice(0), name = "wasit-inbox " + new URL(wasitHome(), location.href).pathname;
  if (window.caches && await caches.has(name)) {
    const inbox = await caches.open(name);
    for (const request of await inbox.keys()) {
      const kept = await inbox.match(request);
      files.push(new File([await kept.blob()], decodeURIComponent(kept.headers.get("Wasit-Name")), { type: kept.headers.get("Content-Type") }));
    }
    await caches.delete(name);
  }
  const asked = new URLSearchParams(location.search).get("open");
  if (asked !== null) history.replaceState(history.state, "", location.pathname);
  if (asked === "failed") throw new DOMException("what was shared could not be kept", "QuotaExceededError");
  return files;
}

function wasitHome() {
  return goappEnv.GOAPP_ROOT_PREFIX.replace(/\/?$/, "/");
}

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (wasitAsked) return location.reload();
    if (wasitControlled) wasitSet({ replaced: true, update: "" });
    wasitControlled = true; // the first worker of all takes over a page that is its own version
  });
}
let wasitControlled = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

// A page that the browser puts aside whole, to bring it back at a step back (Safari does), keeps its transactions open: whatever the next
// page writes would wait for them for ever. They end here, and none begins afterwards: a page hears that it is hidden behind "pagehide".
// It starts anew when it comes back.
if (window.IDBDatabase) {
  const running = new Set(), begin = IDBDatabase.prototype.transaction;
  let aside = false;
  IDBDatabase.prototype.transaction = function (...what) {
    if (aside) throw new DOMException("The page is put aside.", "InvalidStateError");
    const transaction = begin.apply(this, what);
    const ended = () => {
      running.delete(transaction);
      transaction.removeEventListener("complete", ended); // a day makes thousands
      transaction.removeEventListener("abort", ended);
    };
    running.add(transaction);
    transaction.addEventListener("complete", ended);
    transaction.addEventListener("abort", ended);
    return transaction;
  };
  addEventListener("pagehide", (event) => {
    if (!event.persisted) return;
    aside = true;
    for (const transaction of running) {
      try {
        transaction.abort();
      } catch { // its end is on its way
      }
    }
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
}

// wasitEnded starts the dead Go program again at the same place, at most three times a minute. After that a page without a
// program says so: it holds no lock, so that another tab may write.
function wasitEnded(reason) {
  if (wasitEnded.done) return;
  wasitEnded.done = true;
  const now = Date.now();
  try {
    const starts = JSON.parse(sessionStorage.getItem("wasit-restarts") || "[]").filter((t) => now - t < 60000);
    sessionStorage.setItem("wasit-last-end", String(reason));
    sessionStorage.setItem("wasit-place", location.href);
    if (starts.length < 3) {
      sessionStorage.setItem("wasit-restarts", JSON.stringify([...starts, now]));
      return location.reload();
    }
  } catch { /* deaths cannot be counted without session storage: stop at the first */ }
  location.replace(wasitHome() + "stopped.html");
}

function wasitIsDeath(error, message) {
  return (window.WebAssembly && error instanceof WebAssembly.RuntimeError) || error instanceof RangeError ||
    error?.name === "InternalError" || // Firefox's word for a full stack
    /Go program has already exited/.test(message);
}
window.addEventListener("error", (event) => {
  if (wasitIsDeath(event.error, event.message)) wasitEnded(event.message);
});
window.addEventListener("unhandledrejection", (event) => {
  if (wasitIsDeath(event.reason, String(event.reason))) wasitEnded(event.reason);
  else if (!window.WebAssembly) wasitLoadFailed(event.reason);
});

function wasitLoadFailed(error) {
  console.error("wasit: the program cannot be loaded:", error);
  if (navigator.serviceWorker?.controller && !wasitMend.done) return wasitMend(); // what the worker keeps may be broken
  document.getElementById("boot-load")?.remove();
  document.getElementById("app-wasm-loader-label").innerText = String(error);
  document.getElementById("app-wasm-loader").hidden = false;
  wasitStartWorker(); // a newer version may be the remedy
}

// The first screen of the program replaces the first child of the body: from then on the page can be used.
{
  const first = document.getElementById("boot");
  const observer = new MutationObserver(() => {
    if (document.body.firstElementChild === first) return;
    performance.mark("mounted");
    document.getElementById("boot-load")?.remove();
    const idle = window.requestIdleCallback || ((start) => setTimeout(start, 200));
    setTimeout(() => idle(wasitStartWorker, { timeout: 2000 }), 300); // its downloads would hold up the list of tournaments
    observer.disconnect();
  });
  observer.observe(document.body, { childList: true });
}

try {
  decodeURI(location.pathname + location.hash);
} catch { // go-app panics on an address that Go's url.Parse refuses
  history.replaceState(null, "", wasitHome());
}

// wasitActs tells the program, a while after acts, that there were some: it looks whether it still answers (app/watch.go).
globalThis.wasitActs = (after, look) => {
  let waiting = false;
  const acted = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      look();
    }, after);
  };
  for (const kind of ["click", "keydown"]) document.addEventListener(kind, acted, true);
};
