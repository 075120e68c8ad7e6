import { useState } from 'react'
import { recordsStaff } from '#contract/administration/records-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import type { Reply } from '#web/api/call.ts'
import { formatShortInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './Records.module.css'
import { words } from './words.ts'

type Import = Reply<typeof recordsStaff.imports>['items'][number]

const counts = ['added', 'changed', 'removed', 'closed', 'edited'] as const

const UndoImport = ({ item }: { readonly item: Import }) => {
  const t = useWords(words)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const undoing = useSend(recordsStaff.undo, { onSuccess: () => setOpen(false) })
  const { importID, at, added, changed, removed, closed, final } = item
  const others = changed + removed + closed
  return (
    <>
      <ActionButton
        kind="plain"
        ariaLabel={t('undoNamed', { when: formatShortInstant(at, locale) })}
        onClick={() => setOpen(true)}
      >
        {t('undo')}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          title={t('undoTitle')}
          confirmLabel={t('undo')}
          closeLabel={t('keepImport')}
          isBusy={undoing.isPending}
          problem={undoing.error}
          onConfirm={() => undoing.mutate({ params: { id: importID } })}
          onClose={() => {
            undoing.dismiss()
            setOpen(false)
          }}
        >
          {(added > final || others > 0 || final === 0) && (
            <p>{t('undoText', { added: added - final, others })}</p>
          )}
          {final > 0 && <p>{t('undoFinalText', { count: final })}</p>}
        </ConfirmDialog>
      )}
    </>
  )
}

const UndoState = ({ item: { undone_at, undo } }: { readonly item: Import }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  if (undone_at !== null)
    return <span className="muted">{t('undone', { when: formatShortInstant(undone_at, locale) })}</span>
  if (undo === null) return null
  if (undo.state === 'queued' || undo.state === 'running') return <output>{t('undoing')}</output>
  return (
    <Notice kind="warning" title={t('undoRefused')}>
      {undo.detail !== null && text({ detail: undo.detail, detaileng: undo.detaileng ?? '' }, 'detail')}
    </Notice>
  )
}

/** The imports that were applied, with their undoing. */
export const PastImports = ({ items }: { readonly items: readonly Import[] }) => {
  const t = useWords(words)
  const locale = useLocale()
  const nameOf = useStaffName()
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('files')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const { importID, at, staff, made_by, files, canUndo, undo } = item
          const made = counts.filter((count) => item[count] > 0)
          const isUndoing = undo !== null && ['queued', 'running'].includes(undo.state)
          return (
            <tr key={importID}>
              <td>
                {formatShortInstant(at, locale)}
                <span className="muted">
                  {staff !== null ? nameOf(staff) : made_by === 'command line' ? t('commandLine') : made_by}
                </span>
              </td>
              <td>{files.join(', ')}</td>
              <td>
                {made.length === 0
                  ? t('noChanges')
                  : made.map((count) => t(`${count}Count`, { count: item[count] })).join(', ')}
                <UndoState item={item} />
              </td>
              <td data-action>{canUndo && !isUndoing && <UndoImport item={item} />}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
