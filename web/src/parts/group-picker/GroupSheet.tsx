import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { useCloseOnBack } from '#web/ui/layers/useCloseOnBack.ts'
import { moveAutofocus } from '#web/ui/modal/move-autofocus.ts'
import { useInertPage } from '#web/ui/modal/useInertPage.ts'
import classes from './GroupSheet.module.css'
import { useFootHeight } from './internal/useFootHeight.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly opened: boolean
  /** The name of the subject. */
  readonly title: ReactNode
  readonly onClose: () => void
  readonly week: ReactNode
  readonly children: ReactNode
}

/** On a phone: the groups as a sheet from below; the week stays on top of it while they scroll. */
export const GroupSheet = ({ opened, title, onClose, week, children }: Props) => {
  const t = useWords(words)
  useInertPage(opened)
  useCloseOnBack(opened, onClose)
  const sheet = useFootHeight()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onFocus={moveAutofocus}
      fullScreen
      // The heading takes the focus: not the close button, which would have the ring.
      title={
        <span tabIndex={-1} data-autofocus>
          {title}
        </span>
      }
      closeButtonProps={{ 'aria-label': t('backToSubjects'), size: 44 }}
      transitionProps={{ transition: 'slide-up', duration: 150 }}
      classNames={{
        content: classes['content'],
        header: classes['header'],
        title: classes['title'],
        body: classes['body'],
      }}
    >
      <div ref={sheet} className={classes['sheet']}>
        {children}
      </div>
      {/* Shown above the groups, but read after them. */}
      <div className={classes['week']}>{week}</div>
    </Modal>
  )
}
