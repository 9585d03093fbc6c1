import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { openEmbedded } from '@parley/server-kit/database/pglite.ts'
import { layProduct } from '@parley/server-kit/testing/product-schema.ts'
import { hashOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { runCommand } from '../testing/run-command.ts'
import { addStarterSet } from './add-starter-set.ts'
import { createAdmin } from './create-admin.ts'

const ana = ['--email', 'ana@example.com', '--first-name', 'Ana', '--last-name', 'Ruiz']
const ben = ['--email', 'ben@example.com', '--first-name', 'Ben', '--last-name', 'Ode']

let folder: string
const variables = (more: Record<string, string> = {}) => ({ PARLEY_DATA_DIR: folder, ...more })
const create = (args: readonly string[], more: Record<string, string> = {}) =>
  runCommand(createAdmin, args, variables(more))

async function asOwner<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const source = await openEmbedded({ folder })
  const { rows } = await source.pool.query(text, values)
  await source.close()
  return rows as Row[]
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-admin-'))
  await layProduct(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the first super admin of an empty product', () => {
  it('is made without proof, with a link that is printed once, and with the starter set', async () => {
    const { code, said } = await create(ana, { PUBLIC_URL: 'https://parley.example.com/' })
    expect(code).toBe(0)
    expect(said[0]).toBe('ana@example.com is a super admin.')
    const token =
      /^ {2}https:\/\/parley\.example\.com\/register\?token=(\S{43})$/.exec(said[2] ?? '')?.[1] ?? ''
    expect(said[3]).toMatch(/^\d+ agents and 10 templates were added\.$/)
    const links = await asOwner<{ purpose: string; email: string; is_super_admin: boolean }>(
      'select t.purpose, u.email, u.is_super_admin from one_time_token t join user_account u on u.id = t.user_id where t.token_hash = $1 and t.used_at is null',
      [hashOpaqueToken(token)],
    )
    expect(links).toEqual([{ purpose: 'invitation', email: 'ana@example.com', is_super_admin: true }])
    const audit = await asOwner<{ details: unknown }>(
      `select details from audit_event where action = 'user.created'`,
    )
    expect(audit).toEqual([{ details: { byCommandLine: true, invited: false } }])
  })

  it('is told what is missing', async () => {
    await expect(create(['--email', 'ana'])).rejects.toMatchObject({
      exitCode: 78,
      message:
        '--email must be an address like ana@example.com\n--first-name is missing\n--last-name is missing',
    })
  })
})

describe('a further super admin', () => {
  it('needs somebody who vouches, with the right password', async () => {
    await expect(create(ben)).rejects.toMatchObject({ exitCode: 77, message: /Name one who vouches by --as/ })
    const vouched = [...ben, '--as', 'ana@example.com']
    // Ana has set no password yet.
    await expect(create(vouched, { PARLEY_ADMIN_PASSWORD: 'x' })).rejects.toMatchObject({ exitCode: 77 })
    await asOwner(`update credential set password_hash = $1`, [await hash('A-good-pass-1')])
    await expect(create(vouched, { PARLEY_ADMIN_PASSWORD: 'A-good-pass-2' })).rejects.toMatchObject({
      exitCode: 77,
    })
    const { said } = await create(vouched, { PARLEY_ADMIN_PASSWORD: 'A-good-pass-1' })
    expect(said[0]).toBe('ben@example.com is a super admin.')
    expect(said).toHaveLength(3)
  })

  it('is mailed where there is a mail server, and has an address of their own', async () => {
    const more = { PARLEY_ADMIN_PASSWORD: 'A-good-pass-1', SMTP_URL: 'smtp://127.0.0.1:1' }
    const cleo = ['--email', 'cleo@example.com', '--first-name', 'Cleo', '--last-name', 'Falk']
    const { said } = await create([...cleo, '--as', 'ana@example.com'], more)
    expect(said[1]).toBe('An invitation goes to cleo@example.com as soon as the orchestrator runs.')
    const caught = { ...more, SMTP_URL: 'smtp://mail:1025?catcher=true' }
    const dan = ['--email', 'dan@example.com', '--first-name', 'Dan', '--last-name', 'Ober']
    expect((await create([...dan, '--as', 'ana@example.com'], caught)).said[1]).toMatch(
      /^An invitation goes to the mail catcher, for dan@example\.com, as soon as/,
    )
    expect(await asOwner('select kind, to_address from mail_message order by to_address')).toEqual([
      { kind: 'invitation', to_address: 'cleo@example.com' },
      { kind: 'invitation', to_address: 'dan@example.com' },
    ])
    await expect(create([...cleo, '--as', 'ana@example.com'], more)).rejects.toMatchObject({
      message: 'Somebody has the address cleo@example.com already.',
    })
  })
})

describe('the starter set', () => {
  it('is added only where there is none', async () => {
    const { said } = await runCommand(addStarterSet, [], variables())
    expect(said).toEqual(['There are agents or templates already: nothing was added.'])
  })
})
