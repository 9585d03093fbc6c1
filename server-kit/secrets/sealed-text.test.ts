import { describe, expect, it } from '@jest/globals'
import { CompactEncrypt } from 'jose'
import { keysOf } from './secret-keys.ts'
import { CannotOpen, createSealedText } from './sealed-text.ts'

const secret = 'a secret of tests that is long enough to be one'
const box = createSealedText(secret, 'two-factor')

describe('a sealed text', () => {
  it('opens for its owner, and shows nothing of itself', async () => {
    const sealed = await box.seal('JBSWY3DPEHPK3PXP', 'owner-1')
    expect(sealed.toString()).not.toContain('JBSWY3DPEHPK3PXP')
    await expect(box.open(sealed, 'owner-1')).resolves.toBe('JBSWY3DPEHPK3PXP')
  })

  it('is never the same twice', async () => {
    const [one, two] = [await box.seal('same', 'owner'), await box.seal('same', 'owner')]
    expect(one.equals(two)).toBe(false)
  })

  it('does not open for another owner, another purpose or another secret', async () => {
    const sealed = await box.seal('text', 'owner-1')
    await expect(box.open(sealed, 'owner-2')).rejects.toThrow()
    await expect(createSealedText(secret, 'sso').open(sealed, 'owner-1')).rejects.toThrow()
    await expect(createSealedText(`${secret}!`, 'two-factor').open(sealed, 'owner-1')).rejects.toThrow()
  })

  it('opens after the secret was changed, as long as the one before is known, and says that it is to be sealed anew', async () => {
    const sealed = await box.seal('text', 'owner-1')
    const rotated = createSealedText(['a new secret, long enough to be one', secret], 'two-factor')
    await expect(rotated.open(sealed, 'owner-1')).resolves.toBe('text')
    expect([box.isCurrent(sealed), rotated.isCurrent(sealed)]).toEqual([true, false])
    const anew = await rotated.seal('text', 'owner-1')
    expect(rotated.isCurrent(anew)).toBe(true)
    await expect(box.open(anew, 'owner-1')).rejects.toThrow(CannotOpen)
  })

  it('opens where it was sealed before keys had names', async () => {
    const [{ bytes: key }] = keysOf(secret, 'sealed two-factor')
    const header = { alg: 'dir', enc: 'A256GCM', owner: 'owner-1' }
    const old = await new CompactEncrypt(new TextEncoder().encode('old'))
      .setProtectedHeader(header)
      .encrypt(key)
    const rotated = createSealedText(['a new secret, long enough to be one', secret], 'two-factor')
    await expect(rotated.open(Buffer.from(old), 'owner-1')).resolves.toBe('old')
    expect(box.isCurrent(Buffer.from(old))).toBe(false)
  })

  it('does not open when a byte of it was changed', async () => {
    const sealed = await box.seal('text', 'owner-1')
    const last = sealed.length - 3
    sealed[last] = sealed[last] === 65 ? 66 : 65
    await expect(box.open(sealed, 'owner-1')).rejects.toThrow()
  })
})
