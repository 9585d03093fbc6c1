import { PartTabs } from '@parley/ui-kit/components/PartTabs.tsx'
import { useTranslation } from 'react-i18next'
import { useProblemCount } from '../model/use-problems.ts'
import { ProblemMark } from './ProblemMark.tsx'
import { editorTabs, type EditorTab } from './use-editor-address.ts'

interface EditorTabsProps {
  /** Start of the ids of tabs and panels. */
  id: string
  tab: EditorTab
  onShow: (tab: EditorTab) => void
}

/** The four parts of the editor (Document 2, 2.4), with the number of problems in each. */
export function EditorTabs({ id, tab, onShow }: EditorTabsProps) {
  const { t } = useTranslation()
  return (
    <PartTabs
      id={id}
      label={t('templateEditor.tabsLabel')}
      parts={editorTabs}
      shown={tab}
      labelOf={(part) => <TabLabel tab={part} />}
      onShow={onShow}
    />
  )
}

function TabLabel({ tab }: { tab: EditorTab }) {
  const { t } = useTranslation()
  const count = useProblemCount((problem) => problem.tab === tab)
  return (
    <span>
      {t(`templateEditor.tabs.${tab}`)}
      <ProblemMark count={count} />
    </span>
  )
}
