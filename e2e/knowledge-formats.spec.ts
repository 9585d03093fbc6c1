import { expect, type Page, test } from '@playwright/test'
import { docxFile, pdfFile, pptxFile, xlsxFile } from '../orchestrator/src/ingestion/testing/sample-files.ts'
import { signIn } from './steps.ts'

/** Plain business sentences that say nothing of the facts asked for. */
const filler = (number: number): string =>
  [
    `Section ${number} describes the ordinary course of work in the department and the people who take part in it.`,
    'Meetings are held in the morning, and minutes are kept by whoever chairs them.',
    'Changes to this section are made by the head of the department after the others were heard.',
  ][number % 3] ?? ''

const text = (bytes: string): Buffer => Buffer.from(bytes, 'utf8')

const pdfPage = (number: number, fact?: string) =>
  [`Chapter ${number}`, filler(number), filler(number + 1), ...(fact === undefined ? [] : [fact])].map(
    (line, index) => ({ x: 60, y: 720 - index * 30, size: index === 0 ? 16 : 9, text: line }),
  )

interface Sample {
  file: { name: string; mimeType: string; buffer: Buffer }
  question: string
  /** Words of the fact that the answer has to quote. */
  fact: string
  /** Where a reader finds it. */
  place: RegExp
}

const parts = Array.from({ length: 30 }, (_, index) => index + 1)

const samples: Sample[] = [
  {
    file: {
      name: 'press-maintenance.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(
        pdfFile(
          parts.map((number) =>
            pdfPage(
              number,
              number === 23
                ? 'The hydraulic press in hall C was rebuilt by Oberlin Hydraulics in 2021.'
                : undefined,
            ),
          ),
        ),
      ),
    },
    question: 'Who rebuilt the hydraulic press in hall C?',
    fact: 'Oberlin Hydraulics',
    place: /Page 23$/,
  },
  {
    file: {
      name: 'canteen-policy.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: Buffer.from(
        docxFile(
          parts.flatMap((number) => [
            { heading: number === 19 ? 'Allergen rules' : `Rule ${number}`, level: 1 },
            {
              paragraph:
                number === 19
                  ? 'The canteen labels sesame and lupin on every dish since the audit of Ferris Consulting.'
                  : filler(number),
            },
          ]),
        ),
      ),
    },
    question: 'Since which audit does the canteen label sesame and lupin?',
    fact: 'Ferris Consulting',
    place: /Allergen rules/,
  },
  {
    file: {
      name: 'forklift-register.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(
        xlsxFile({
          Summary: [['Count', 400]],
          Forklifts: [
            ['Forklift', 'Depot', 'Next inspection'],
            ...Array.from({ length: 400 }, (_, index) => [
              `FL-${index + 1}`,
              index === 311 ? 'Grimsby quay' : 'Main yard',
              index === 311 ? '9 November 2027' : 'June 2027',
            ]),
          ],
        }),
      ),
    },
    question: 'When is the next inspection of the forklift at the Grimsby quay depot?',
    fact: '9 November 2027',
    place: /Forklifts rows \d+/,
  },
  {
    file: {
      name: 'brand-workshop.pptx',
      mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      buffer: Buffer.from(
        pptxFile(
          parts.map((number) => ({
            title: `Topic ${number}`,
            lines: [
              number === 14 ? 'The new slogan was written by the Lindqvist agency in Malmo.' : filler(number),
            ],
          })),
        ),
      ),
    },
    question: 'Which agency wrote the new slogan?',
    fact: 'Lindqvist agency',
    place: /Slide 14/,
  },
  {
    file: {
      name: 'tool-cribs.csv',
      mimeType: 'text/csv',
      buffer: text(
        [
          'Crib,Keeper,Shift',
          ...parts
            .concat(parts.map((one) => one + 30))
            .map((number) => `Crib ${number},${number === 47 ? 'Rosalind Achterberg' : 'Day keeper'},Early`),
        ].join('\n'),
      ),
    },
    question: 'Who is the keeper of tool crib 47?',
    fact: 'Rosalind Achterberg',
    place: /Rows? \d+/i,
  },
  {
    file: {
      name: 'site-diary.txt',
      mimeType: 'text/plain',
      buffer: text(
        parts
          .map((number) =>
            number === 26
              ? 'The north gate was closed for nine days because the weighbridge sank.'
              : `${filler(number)} ${filler(number + 2)}`,
          )
          .join('\n\n'),
      ),
    },
    question: 'Why was the north gate closed for nine days?',
    fact: 'weighbridge sank',
    place: /./,
  },
  {
    file: {
      name: 'apprentices.md',
      mimeType: 'text/markdown',
      buffer: text(
        parts
          .map((number) =>
            number === 21
              ? '## Welding school\n\nApprentices spend eleven weeks at the welding school of Duisburg-Ruhrort.'
              : `## Year plan ${number}\n\n${filler(number)}`,
          )
          .join('\n\n'),
      ),
    },
    question: 'How many weeks do apprentices spend at the welding school?',
    fact: 'eleven weeks',
    place: /Welding school/,
  },
  {
    file: {
      name: 'visitor-guide.html',
      mimeType: 'text/html',
      buffer: text(
        `<html><body>${parts
          .map((number) =>
            number === 17
              ? '<h2>Photography</h2><p>Visitors may photograph the foundry only with a blue badge signed by Petra Nowak.</p>'
              : `<h2>Room ${number}</h2><p>${filler(number)}</p>`,
          )
          .join('')}</body></html>`,
      ),
    },
    question: 'Who signs the blue badge with which visitors may photograph the foundry?',
    fact: 'Petra Nowak',
    place: /Photography/,
  },
  {
    file: {
      name: 'sensor-settings.json',
      mimeType: 'application/json',
      buffer: text(
        JSON.stringify({
          furnaces: parts.map((number) => ({
            name: `Furnace ${number}`,
            alarm: number === 28 ? 'Calibrated by Institut Marivaux every spring' : 'Standard',
          })),
        }),
      ),
    },
    question: 'Which institute calibrates the alarm of furnace 28 every spring?',
    fact: 'Institut Marivaux',
    place: /./,
  },
]

async function upload(page: Page, files: Sample['file'][]): Promise<void> {
  await page.goto('/artifacts')
  await page.getByLabel('Drop files here to upload them').setInputFiles(files)
  for (const { name } of files) {
    const card = page.getByRole('listitem').filter({ hasText: name.replace(/\.\w+$/, '') })
    await expect(card.getByText('Searchable')).toBeVisible({ timeout: 90_000 })
  }
}

test('each format is found by a question about a fact deep in it, and opens at the right place', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, 'member@acme.test')
  await upload(
    page,
    samples.map(({ file }) => file),
  )
  await page.goto('/query-knowledge')
  const log = page.getByRole('log', { name: 'Questions and answers' })
  for (const { file, question, fact, place } of samples)
    await test.step(file.name, async () => {
      const name = file.name.replace(/\.\w+$/, '')
      const before = await log.getByRole('heading', { name: 'Answer' }).count()
      await page.getByLabel('Your question').fill(question)
      await page.getByLabel('Your question').press('Enter')
      await expect(log.getByRole('heading', { name: 'Answer' })).toHaveCount(before + 1, { timeout: 60_000 })
      const mark = log.getByRole('button', { name: `Source 1: ${name}` }).last()
      await mark.click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog.locator('mark')).toContainText(fact)
      await expect(dialog.getByRole('heading').first()).toContainText(place)
      await dialog.getByRole('button', { name: 'Close' }).click()
    })
})

test('a document that is deleted is not found any more', async ({ page }) => {
  await signIn(page, 'admin@helios.test')
  const file = {
    name: 'parking-rules.txt',
    mimeType: 'text/plain',
    buffer: text('The parking deck of the Ormond wing closes at 21:40 for the cleaning robots.'),
  }
  await upload(page, [file])
  const ask = async (): Promise<void> => {
    await page.goto('/query-knowledge')
    await page.getByLabel('Your question').fill('When does the parking deck of the Ormond wing close?')
    await page.getByLabel('Your question').press('Enter')
    await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeVisible({ timeout: 60_000 })
  }
  await ask()
  const log = page.getByRole('log', { name: 'Questions and answers' })
  await expect(log.getByText('21:40').first()).toBeVisible()
  await page.goto('/artifacts')
  await page.getByRole('button', { name: 'Delete parking-rules' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'parking-rules' })).toHaveCount(0)
  await ask()
  await expect(log.getByText(/I found nothing about this/).last()).toBeVisible()
  // Nor do answers that were given before quote it.
  await expect(page.getByText('21:40')).toHaveCount(0)
})

test('a PDF of 300 pages shows its progress while the product is used', async ({ page }) => {
  test.setTimeout(240_000)
  await signIn(page, 'member@acme.test')
  const pages = Array.from({ length: 300 }, (_, index) => index + 1)
  const lines = Array.from({ length: 20 }, (_, index) => filler(index))
  const bytes = pdfFile(
    pages.map((number) => [
      { x: 60, y: 740, size: 14, text: `Part ${number}` },
      ...lines.map((line, index) => ({
        x: 60,
        y: 715 - index * 30,
        size: 9,
        text: `${number}.${index} ${line}`,
      })),
      ...(number === 271
        ? [{ x: 60, y: 60, size: 9, text: 'The reserve pump is kept in the cellar of the Amsel building.' }]
        : []),
    ]),
  )
  await page.goto('/artifacts')
  await page.getByLabel('Drop files here to upload them').setInputFiles({
    name: 'plant-handbook.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  })
  const card = page.getByRole('listitem').filter({ hasText: 'plant-handbook' })
  await expect(card.getByText(/\d+ ?%/)).toBeVisible({ timeout: 60_000 })
  // Meanwhile another page opens and answers.
  await page.goto('/initiatives')
  await expect(page.getByRole('link', { name: /ERP vendor selection/ }).first()).toBeVisible()
  await page.goto('/artifacts?q=plant-handbook')
  await expect(card.getByText('Searchable')).toBeVisible({ timeout: 120_000 })
  await page.goto('/query-knowledge')
  await page.getByLabel('Your question').fill('Where is the reserve pump kept?')
  await page.getByLabel('Your question').press('Enter')
  const log = page.getByRole('log', { name: 'Questions and answers' })
  const mark = log.getByRole('button', { name: 'Source 1: plant-handbook' }).last()
  await mark.click({ timeout: 60_000 })
  const dialog = page.getByRole('dialog', { name: 'plant-handbook' })
  await expect(dialog.locator('mark')).toContainText('Amsel building')
  await expect(dialog.getByRole('heading').first()).toContainText('Page 271')
})
