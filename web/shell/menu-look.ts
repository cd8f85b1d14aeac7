/** How the header's menus look. */
export const menuLook = {
  content: 'z-50 animate-rise rounded-xl border border-line bg-raised p-1 text-ink shadow-2xl',
  item:
    'flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-sm outline-none ' +
    'data-highlighted:bg-sunken data-[state=checked]:font-semibold data-[state=checked]:text-brand',
} as const;
