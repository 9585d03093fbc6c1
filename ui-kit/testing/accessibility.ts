import axe from 'axe-core'

/**
 * What axe finds wrong with the page as it stands, one line each. Colours are judged in a real browser, since
 * jsdom computes none.
 */
export async function accessibilityProblems(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}
