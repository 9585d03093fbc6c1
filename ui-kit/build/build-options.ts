/** What both builds of screens have in common. */
export const buildOptions = {
  outDir: 'dist',
  emptyOutDir: true,
  // The content security policy forbids inline scripts and data: fonts.
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  target: 'es2022',
  manifest: true,
}
