import { SideMenu as Side } from '@parley/ui-kit/shell/SideMenu.tsx'
import { useSidebarState, useTranslate } from 'react-admin'
import { Menu } from './Menu.tsx'

interface SideMenuProps {
  /** On small screens the menu lies in a drawer. */
  drawer: { open: boolean; onClose: () => void } | undefined
}

export function SideMenu({ drawer }: SideMenuProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useSidebarState()
  return (
    <Side
      collapsed={!isOpen}
      onCollapse={(collapsed) => setOpen(!collapsed)}
      label={translate(isOpen ? 'console.collapseMenu' : 'console.expandMenu')}
      drawer={drawer}
    >
      <Menu collapsed={drawer === undefined && !isOpen} />
    </Side>
  )
}
