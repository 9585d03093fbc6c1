import { DemoDeck } from '../../features/demo-deck/components/DemoDeck.tsx'
import { Page } from '../../ui/Page.tsx'

export function DemoPage() {
  return (
    <Page>
      <DemoDeck />
    </Page>
  )
}
