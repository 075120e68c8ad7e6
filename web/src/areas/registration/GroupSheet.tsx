import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { useAlone } from '#web/ui/useAlone.ts'
import classes from './GroupSheet.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly opened: boolean
  /** The subject, by which the dialog is called. */
  readonly title: ReactNode
  readonly onClose: () => void
  readonly week: ReactNode
  readonly children: ReactNode
}

/** On a phone: my week above, and the groups as a sheet that comes from below over it. */
export const GroupSheet = ({ opened, title, onClose, week, children }: Props) => {
  const t = useWords(words)
  useAlone(opened)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      title={title}
      closeButtonProps={{ 'aria-label': t('backToSubjects'), size: 44 }}
      transitionProps={{ transition: 'slide-up', duration: 150 }}
      classNames={{
        content: classes['content'],
        header: classes['header'],
        title: classes['title'],
        body: classes['body'],
      }}
    >
      <div className={classes['sheet']}>
        <span className={classes['grip']} aria-hidden="true" />
        {children}
      </div>
      {/* Seen above the groups, and read after them. */}
      <div className={classes['week']}>{week}</div>
    </Modal>
  )
}
