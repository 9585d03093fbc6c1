import { expect, it } from '@jest/globals'
import { sayKeptMail } from './kept-mail.ts'

it('says whom a mail is for and where its link leads, and nothing that a terminal would obey', () => {
  const link = 'http://localhost:3000/register?token=secret'
  const said = sayKeptMail({ to: 'ada@acme.test', subject: '\u001b[2JAcme\u0007 invites you', link })
  expect(said).toBe(
    `\nNot sent, because SMTP_URL is not set: [2JAcme invites you, to ada@acme.test\n  ${link}\n`,
  )
})
