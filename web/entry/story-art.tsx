const Walker = ({ at, scale, staff = false }: { at: string; scale: number; staff?: boolean }) => (
  <g transform={`translate(${at}) scale(${scale})`}>
    <path d="M-8-70c-11 4-15 20-17 36l-7 34h56l-8-35c-3-17-7-31-16-35z" />
    <path d="M-10-84c0-9 6-14 13-13 8 1 11 8 9 16-1 5-3 8-3 12h-15c-3-4-4-9-4-15z" />
    {staff && (
      <path d="M24-78c2-7 10-7 11 0M29-82l6 82" fill="none" stroke="#2a1416" strokeWidth="3.4" strokeLinecap="round" />
    )}
  </g>
);

const Sheep = ({ at, scale = 1 }: { at: string; scale?: number }) => (
  <g transform={`translate(${at}) scale(${scale})`}>
    <path d="M-19-9c-4-9 3-16 10-15 5-5 14-5 18 0 8-1 13 7 9 15-3 6-33 6-37 0z" fill="#f6dcb4" />
    <path d="M14-20c5-4 11-1 13 5 0 4-6 6-10 3z" />
    <path d="M-11-7v8M-4-6v7M6-6v7M12-7v8" stroke="#2a1416" strokeWidth="2.6" strokeLinecap="round" />
  </g>
);

/** The picture of the sign-in page: a shepherd goes home at dusk; drawn, so it costs nothing to load. */
export const StoryArt = () => (
  <div className="relative h-48 overflow-hidden bg-[#2a1416] sm:h-60 lg:sticky lg:top-0 lg:h-dvh" aria-hidden>
    <svg viewBox="0 0 800 1200" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full">
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1d1633" />
          <stop offset="0.2" stopColor="#57243f" />
          <stop offset="0.38" stopColor="#b24a2e" />
          <stop offset="0.52" stopColor="#f2a35a" />
          <stop offset="0.6" stopColor="#ffdca6" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#fff3d6" stopOpacity="0.9" />
          <stop offset="0.3" stopColor="#ffdf9f" stopOpacity="0.45" />
          <stop offset="1" stopColor="#ffcf88" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="road" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd79c" />
          <stop offset="1" stopColor="#a85f38" />
        </linearGradient>
      </defs>
      <rect width="800" height="1200" fill="url(#dusk)" />
      <g fill="#ffe9c4">
        <path d="M196 190l6 21 21 6-21 6-6 21-6-21-21-6 21-6z" />
        <circle cx="92" cy="300" r="2.4" />
        <circle cx="330" cy="128" r="2" />
        <circle cx="470" cy="240" r="2.6" />
        <circle cx="664" cy="150" r="2.2" />
        <circle cx="730" cy="290" r="1.8" />
        <circle cx="286" cy="330" r="1.8" />
      </g>
      <circle cx="560" cy="560" r="330" fill="url(#glow)" />
      <circle cx="560" cy="560" r="62" fill="#fff2d2" />
      <path
        d="M300 470c8-9 15-9 20 0 6-9 13-9 21 0M352 446c6-7 12-7 16 0 5-7 11-7 16 0M262 436c5-6 9-6 13 0 4-6 8-6 13 0"
        fill="none"
        stroke="#5d2326"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M0 640c90-60 170-76 262-46 96 31 158 40 250 16 104-27 190-46 288-20v610H0z" fill="#b4532f" />
      <path d="M0 690c120-58 236-46 356-16 138 35 262 20 444-46v572H0z" fill="#873626" />
      <g fill="#5c221f">
        <path d="M628 640v-26h24v-14c8-9 20-9 28 0v14h14v-18l18-9 18 9v18h26v22c-46 9-86 10-128 4z" />
        <path d="M656 628v-7c0-6 8-6 8 0v7zM706 622v-8h9v8z" fill="#ffd48a" />
      </g>
      <path d="M0 770c140-72 300-66 430-34 136 34 236 26 370-28v492H0z" fill="#5d2422" />
      <g fill="#2a1416">
        <Walker at="392 738" scale={1} staff />
        <Walker at="452 746" scale={0.66} />
        <Sheep at="322 730" />
        <Sheep at="276 728" scale={0.9} />
        <Sheep at="506 756" scale={0.72} />
      </g>
      <path d="M0 880c180-96 420-70 800 22v298H0z" fill="#2f1517" />
      <path
        d="M396 1200c-70-96 96-150 44-232-26-42-104-54-84-116 22 52 132 52 158 130 26 80-34 140 62 218z"
        fill="url(#road)"
        opacity="0.82"
      />
      <g fill="#1c0c0f">
        <path d="M122 892c18-66 20-124 8-176-6-24-28-44-62-58l8-9c32 10 54 24 66 42 4-20 20-38 46-52l9 9c-24 17-34 42-34 74 2 60 12 116 34 170z" />
        <path d="M8 652c2-30 34-48 72-44 14-30 66-42 102-22 30-18 78-8 90 18 28 2 46 20 44 42-34 14-86 14-122 4-40 14-138 14-186 2z" />
        <path
          d="M38 622c30-14 60-16 84-8M150 604c30-14 62-14 84-2"
          fill="none"
          stroke="#4a1f20"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
    </svg>
  </div>
);
