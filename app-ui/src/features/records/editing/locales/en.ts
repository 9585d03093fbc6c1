export const editingTexts = {
  stale: 'Somebody else has changed this in the meantime. What you typed is still here.',
  keepMine: 'Save mine',
  takeTheirs: 'Use theirs',
}
