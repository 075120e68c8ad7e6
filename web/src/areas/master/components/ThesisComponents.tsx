import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { master } from '#contract/studies/master.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { useRequestedRow } from '#web/parts/requested-row/useRequestedRow.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import { words } from '#web/areas/master/words.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { ThesisComponentItem, type ThesisComponent } from './ThesisComponentItem.tsx'
import classes from './Components.module.css'
import { VersionsModal } from './VersionsModal.tsx'
import { SubmitComponentModal } from './SubmitComponentModal.tsx'
import { useComponentChanges } from './useComponentChanges.ts'
import type { Message } from '#web/i18n/message.ts'

/** The components of the thesis in their order. */
export const ThesisComponents = () => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(master.components))
  const { components } = data
  const pageChanges = usePageChanges(data, master.components, master.seenComponents)
  const changeLines = useComponentChanges(data.changes)
  const requestedID = useRequestedRow('part')
  const [submitted, setSubmitted] = useState<ThesisComponent | null>(null)
  const [inspected, setInspected] = useState<ThesisComponent | null>(null)
  const [toast, setToast] = useState<Message | null>(null)
  const themesLink = (
    <ButtonLink kind="plain" to="/master-themes">
      {t('toThemes')}
    </ButtonLink>
  )
  if (components.length === 0) {
    return (
      <>
        <ChangesNotice lines={changeLines} pageChanges={pageChanges} />
        <EmptyState action={themesLink}>{t('noComponents')}</EmptyState>
      </>
    )
  }
  return (
    <ChangesNotice lines={changeLines} pageChanges={pageChanges}>
      {data.needs_theme && (
        <Notice kind="warning" action={themesLink}>
          {t('needsTheme')}
        </Notice>
      )}
      <ol className={classes['components']}>
        {components.map((component) => (
          <ThesisComponentItem
            key={component.componentID}
            component={component}
            needsTheme={data.needs_theme}
            isRequested={component.componentID === requestedID}
            onSubmit={() => {
              setToast(null)
              setSubmitted(component)
            }}
            onShowVersions={() => setInspected(component)}
          />
        ))}
      </ol>
      <Toast message={toast} />
      <SubmitComponentModal
        component={submitted}
        onClose={() => setSubmitted(null)}
        onSubmitted={(version) => {
          setSubmitted(null)
          setToast({ phrase: words.versionSubmitted, params: { version } })
        }}
      />
      <VersionsModal component={inspected} onClose={() => setInspected(null)} />
    </ChangesNotice>
  )
}
