// Runs before the first paint: the look that the user chose last (see bridge.SaveLook), so that nothing flashes.
try {
  const look = JSON.parse(localStorage.getItem("wasit-look") || "{}");
  const root = document.documentElement;
  for (const name of ["theme", "contrast", "motion", "hand"]) if (look[name]) root.dataset[name] = look[name];
  if (look.lang) root.lang = look.lang;
  if (look.size) root.style.setProperty("font-size", look.size + "%");
} catch { /* storage is refused in some private modes: the system's look remains */ }
