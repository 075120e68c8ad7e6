import { Modal } from '@mantine/core'
import { dutyWords } from '#rules/duties/duty-words.ts'
import type { DialogKey } from '#rules/duties/registry.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import '#web/ui/mantine.css'

/** A dialog whose code or data are read: for a screen reader it has the name of the duty already. */
export const LoadingDialog = ({ dutyKey }: { dutyKey: DialogKey }) => {
  const locale = useLocale()
  return (
    <>
      <Modal.Title className="visually-hidden">{formatPhrase(dutyWords[dutyKey], locale)}</Modal.Title>
      <Skeleton shape="dialog" />
    </>
  )
}
