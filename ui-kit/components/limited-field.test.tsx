import { describe, expect, it } from '@jest/globals'
import { createRole } from '@parley/contracts/http/roles.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LimitedField } from './LimitedField.tsx'

describe('A text with a limit', () => {
  it('takes no more than the schema allows, and says how much that is before the end', async () => {
    render(<LimitedField limit={[createRole, 'name']} label="Name" helperText="As others know it" />)
    const field = screen.getByRole('textbox', { name: 'Name' })
    await userEvent.type(field, 'short')
    expect(screen.queryByText(/\/ 100/)).toBeNull()
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste('x'.repeat(120))
    expect((field as HTMLInputElement).value).toHaveLength(100)
    expect(screen.getByText('100 / 100')).toBeTruthy()
    expect(screen.getByText('As others know it', { exact: false })).toBeTruthy()
  })
})
