import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signIn } from './steps.ts'

const words = `In the Alps there is no reception <img src=x onerror=alert(1)>`

test('the demo deck takes up what a person adds, on later slides and in the file', async ({ page }) => {
  await signIn(page, 'viewer@acme.test')
  await page.goto('/demo')
  const slide = (number: number) => page.getByRole('group', { name: new RegExp(`^Slide ${number} of 7`) })
  await expect(slide(1)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(slide(2)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add Additional Information as User' }).click()
  await page.getByRole('textbox', { name: 'Your information' }).fill(words)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('What you added here')).toBeVisible()

  // It is the server's, so it is there after a reload; the agent of the next slide has taken it up.
  await page.reload()
  await page.getByRole('button', { name: 'See it on slide 3' }).click()
  await expect(slide(3).getByText(/You add: “In the Alps/)).toBeVisible()
  await page.keyboard.press('End')
  await expect(slide(7).getByText(/Slide 3, Twenty-four needs, six that decide/)).toBeVisible()

  const exported = async (item: string): Promise<Buffer> => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Deck' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    return readFile(await (await waiting).path())
  }
  const html = (await exported('Web page (.html)')).toString()
  expect(html).toContain('In the Alps there is no reception &lt;img')
  expect(html).not.toContain('<img src=x')
  // A package of its own kind; what is in it, the server's tests look at.
  expect((await exported('PowerPoint (.pptx)')).subarray(0, 2).toString()).toBe('PK')

  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click()
  await expect(slide(1)).toBeVisible()
})
