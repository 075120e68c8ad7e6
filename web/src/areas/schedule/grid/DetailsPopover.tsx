import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useCloseOnBack } from '#web/ui/layers/useCloseOnBack.ts'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { moveAutofocus } from '#web/ui/modal/move-autofocus.ts'
import { words as uiWords } from '#web/ui/words.ts'
import '#web/ui/mantine.css'
import { useIsNarrow } from '../useIsNarrow.ts'
import classes from './Details.module.css'

interface Props {
  readonly title: string
  readonly onClose: () => void
  /** The class of what it stands beside. */
  readonly anchorClass: string
  readonly position: 'right-start' | 'bottom-start'
  readonly children: ReactNode
}

/** Details beside their block; on a phone a sheet from below. */
export const DetailsPopover = ({ title, onClose, anchorClass, position, children }: Props) => {
  const t = useWords(uiWords)
  const isNarrow = useIsNarrow()
  // On a phone the sheet does that.
  useCloseOnBack(!isNarrow, onClose)
  if (isNarrow)
    return (
      <Modal isOpen onClose={onClose} title={title}>
        {children}
      </Modal>
    )
  return (
    <Popover
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position={position}
      offset={4}
      width={340}
      radius={12}
      withRoles={false}
      trapFocus
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: classes['popover']! }}
    >
      <Popover.Target>
        <span className={anchorClass} aria-hidden="true" />
      </Popover.Target>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <dialog> would not be placed beside its block. */}
      <Popover.Dropdown role="dialog" aria-label={title} onFocus={moveAutofocus}>
        <div className={classes['head']}>
          <h3 tabIndex={-1} data-autofocus>
            {title}
          </h3>
          <button type="button" className={classes['close']} aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
