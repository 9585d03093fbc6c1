import type { restoreArtifact } from '@parley/contracts/http/artifacts.ts'
import type { restoreFirmArtifact } from '@parley/contracts/http/firm-artifacts.ts'
import type { RouteDefinition } from '@parley/contracts/route.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useRefresh } from '@parley/ui-kit/calls/use-route.ts'
import { showError, showSuccess, showUndo } from '@parley/ui-kit/components/toasts.tsx'

interface Words {
  deleted: string
  undo: string
  restored: string
}

/** Says what was deleted and offers the way back. What one cannot be brought back does not keep the others from it. */
export function useDeletionUndo(
  restore: typeof restoreArtifact | typeof restoreFirmArtifact,
  shownIn: readonly RouteDefinition[],
): (ids: readonly string[], words: Words) => void {
  const refresh = useRefresh([...shownIn])
  const bringBack = async (ids: readonly string[], restored: string): Promise<void> => {
    const results = await Promise.allSettled(ids.map((id) => callRoute(restore, { params: { id } })))
    await refresh()
    const failed = results.find((one) => one.status === 'rejected')
    if (failed === undefined) showSuccess(restored)
    else showError(failed.reason)
  }
  return (ids, { deleted, undo, restored }) => showUndo(deleted, undo, () => void bringBack(ids, restored))
}
