/** The letter of the button that leads to Google, in the colour of its words. */
export const GoogleMark = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.6" className="size-5!" aria-hidden>
    <path d="M20.5 12H12.6" strokeLinecap="square" />
    <path d="M18.6 5.9a9 9 0 1 0 2.4 6.1" />
  </svg>
);
