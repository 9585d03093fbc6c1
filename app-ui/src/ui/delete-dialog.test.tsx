import { describe, expect, it, jest } from '@jest/globals'
import { deleteRole } from '@parley/contracts/http/roles.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { renderPart } from '../testing/render-part.tsx'

const id = '5b0a2c9e-3f53-4b44-9d0f-2f7f3f1f4a10'

function ask() {
  const onClose = jest.fn()
  const onDeleted = jest.fn()
  const { actor } = renderPart(
    <DeleteDialog
      route={deleteRole}
      input={{ params: { id } }}
      refreshes={[]}
      title="Delete the role?"
      subject="Analyst"
      onDeleted={onDeleted}
      onClose={onClose}
    />,
  )
  return { actor, onClose, onDeleted }
}

describe('What is deleted', () => {
  it('is named before, and the way back is where the focus is', () => {
    ask()
    const dialog = screen.getByRole('alertdialog', { name: 'Delete the role?' })
    expect(dialog.textContent).toContain('Analyst')
    expect(document.activeElement?.textContent).toBe('Cancel')
  })

  it('is told of once it is gone, and the question goes', async () => {
    server.use(answer(deleteRole, ({ params }) => ({ id: params.id ?? '' })))
    const { actor, onClose, onDeleted } = ask()
    await actor.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(onDeleted).toHaveBeenCalledTimes(1)
  })

  it('stays with the reason where that is refused, and can be tried again', async () => {
    server.use(answer(deleteRole, () => refuse('CONFLICT', 'Two people have this role.')))
    const { actor, onClose, onDeleted } = ask()
    await actor.click(screen.getByRole('button', { name: 'Delete' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Two people have this role.')
    expect(onClose).not.toHaveBeenCalled()
    expect(onDeleted).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Delete' }).hasAttribute('disabled')).toBe(false)
  })
})
