(() => {
  let choice = 'system';
  try {
    choice = localStorage.getItem('theme') || 'system';
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
