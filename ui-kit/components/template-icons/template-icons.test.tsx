import { describe, expect, it } from '@jest/globals'
import { render, waitFor } from '@testing-library/react'
import { TemplateIcon } from '../icons.tsx'
import { findIcons, iconCategories, iconNames, type IconCategory } from './icon-names.ts'
import { loadIcons } from './load-icon.ts'

/** Which icon is drawn for a name. */
const drawn = (name: string) => {
  const { container } = render(<TemplateIcon name={name} />)
  return (): string | undefined => container.querySelector('svg')?.dataset.testid
}

describe('the icons of templates', () => {
  it('are those that their names promise, each once', async () => {
    for (const category of Object.keys(iconCategories) as IconCategory[]) {
      const names = iconCategories[category].names.split(' ').map((icon) => `${icon}Icon`)
      expect(Object.keys(await loadIcons(category))).toEqual(names)
    }
    expect(new Set(iconNames.map(({ name }) => name)).size).toBe(iconNames.length)
  })

  it('are shown by any stored name; an unknown one is that of a business', async () => {
    expect(drawn('SecurityIcon')()).toBe('SecurityRoundedIcon')
    const rocket = drawn('RocketLaunchIcon')
    await waitFor(() => expect(rocket()).toBe('RocketLaunchRoundedIcon'))
    const other = drawn('NoSuchIcon')
    await waitFor(() => expect(other()).toBe('BusinessRoundedIcon'))
  })

  it('are found by name first, and by what they stand for', () => {
    expect(findIcons('rocket')[0]?.label).toBe('Rocket Launch')
    expect(findIcons('Geld').map(({ name }) => name)).toContain('SavingsIcon')
    expect(findIcons('lock person')[0]?.name).toBe('LockPersonIcon')
    expect(findIcons('xyzzy')).toEqual([])
  })
})
