/** The studio's sign: an open book that plays. */
export const BrandMark = ({ className = 'size-8' }: { className?: string }) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden>
    <rect width="32" height="32" rx="8" fill="#8a3410" />
    <path d="M6 9.5c3.6-1.3 7-1 10 1v13c-3-2-6.4-2.3-10-1z" fill="#fff3e2" />
    <path d="M26 9.5c-3.6-1.3-7-1-10 1v13c3-2 6.4-2.3 10-1z" fill="#ffd9a8" />
    <path d="M14 12.6v7.2l6-3.6z" fill="#8a3410" />
  </svg>
);
