// The page shown after the fourth death of the program within a minute. It holds no lock, so that other tabs may write.
try {
  const place = new URL(sessionStorage.getItem("wasit-place") || "./", location.href);
  if (place.origin === location.origin) for (const link of document.querySelectorAll("[data-again]")) link.href = place.href;
  document.getElementById("why").textContent = sessionStorage.getItem("wasit-last-end") || "";
  sessionStorage.removeItem("wasit-restarts");
} catch { /* no session storage: the links lead home */ }
