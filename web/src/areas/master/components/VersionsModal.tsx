import { useSuspenseQuery } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { master } from '#contract/studies/master.ts'
import { q, send } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { FileLink } from '#web/ui/file/FileLink.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { words } from '#web/areas/master/words.ts'
import type { ThesisComponent } from './ThesisComponentItem.tsx'
import classes from './Components.module.css'

interface Props {
  /** Null: the dialog is closed. */
  readonly component: ThesisComponent | null
  readonly onClose: () => void
}

/** Every version of a component with its files, the latest first. */
export const VersionsModal = ({ component, onClose }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  return (
    <Modal
      isOpen={component !== null}
      onClose={onClose}
      title={component === null ? '' : t('versionsOf', { component: text(component, 'component') })}
      size="lg"
      position="top"
    >
      {component !== null && (
        <DataBoundary>
          <VersionList componentID={component.componentID} />
        </DataBoundary>
      )}
    </Modal>
  )
}

const VersionList = ({ componentID }: { readonly componentID: number }) => {
  const t = useWords(words)
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const { items, total, perPage } = useSuspenseQuery(q(master.files, { query: { componentID, page } })).data
  const versions = Map.groupBy(items, ({ version }) => version)
  return (
    <>
      <ol className={classes['versions']}>
        {[...versions].map(([version, files]) => (
          <li key={version}>
            <p className={classes['version']}>
              {t('version', { version, when: formatInstant(files[0]!.created_at, locale) })}
            </p>
            {files.map((file) => (
              <FileLink
                key={file.fileID}
                file={file}
                load={() =>
                  send(master.downloadFile, { body: { filename: file.filename, fileID: file.fileID } })
                }
              />
            ))}
          </li>
        ))}
      </ol>
      <Pager
        page={page}
        perPage={perPage}
        total={total}
        onGo={(next) => startTransition(() => setPage(next))}
      />
    </>
  )
}
