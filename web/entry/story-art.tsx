/** The picture of the sign-in page: hills at dusk, a tree, a road and a star; drawn, so it costs nothing to load. */
export const StoryArt = () => (
  <div className="relative h-44 overflow-hidden bg-[#3a1d12] sm:h-60 lg:h-auto" aria-hidden>
    <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full">
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2a1a3a" />
          <stop offset="0.45" stopColor="#a4452a" />
          <stop offset="0.72" stopColor="#f0a258" />
          <stop offset="1" stopColor="#ffd9a0" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#fff3d6" stopOpacity="0.95" />
          <stop offset="0.25" stopColor="#ffe0a6" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ffe0a6" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height="1000" fill="url(#dusk)" />
      <circle cx="560" cy="470" r="240" fill="url(#glow)" />
      <circle cx="560" cy="470" r="52" fill="#fff1cf" />
      <g fill="#ffe9c4">
        <path d="M180 120l5 17 17 5-17 5-5 17-5-17-17-5 17-5z" />
        <circle cx="90" cy="220" r="2.4" />
        <circle cx="320" cy="90" r="2" />
        <circle cx="470" cy="180" r="2.6" />
        <circle cx="660" cy="110" r="2" />
        <circle cx="260" cy="270" r="1.8" />
      </g>
      <path d="M0 610c110-70 230-90 340-40s230 60 460-60v490H0z" fill="#8c3b2a" />
      <path d="M0 700c160-80 300-40 420 0s260 30 380-50v350H0z" fill="#5f2a22" />
      <path d="M0 800c200-90 420-60 800 10v190H0z" fill="#38191a" />
      <path d="M452 1000c-60-90 60-140 20-210-28-48-86-60-70-110 10 44 100 46 122 112 26 80-60 120 12 208z" fill="#e8b074" opacity="0.75" />
      <g fill="#241012">
        <path d="M186 800c6-70 2-120-14-170h40c-10 50-8 104 6 170z" />
        <ellipse cx="150" cy="612" rx="92" ry="40" />
        <ellipse cx="236" cy="594" rx="86" ry="38" />
        <ellipse cx="190" cy="566" rx="76" ry="36" />
      </g>
      <g fill="#241012">
        <path d="M590 800c2-36 6-62 22-62s20 26 22 62z" />
        <circle cx="612" cy="726" r="13" />
        <path d="M648 800c2-24 5-42 16-42s14 18 16 42z" />
        <circle cx="664" cy="749" r="10" />
        <path d="M586 722l-6 80" stroke="#241012" strokeWidth="4" />
      </g>
    </svg>
  </div>
);
