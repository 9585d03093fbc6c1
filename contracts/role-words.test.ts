import { describe, expect, it } from '@jest/globals'
import { roleText } from './role-words.ts'

describe('the name of a role', () => {
  it('is in the reader’s language where the role comes with the product', () => {
    expect(roleText('Client Viewer', 'de')).toBe('Klienten-Leser')
    expect(roleText('Client Viewer', 'en')).toBe('Client Viewer')
  })

  it('is the tenant’s own otherwise', () => {
    expect(roleText('Plant Auditor', 'de')).toBe('Plant Auditor')
  })
})
