import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { master } from '#contract/studies/master.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import { words } from '../words.ts'
import { Component, type Part } from './Component.tsx'
import classes from './Components.module.css'
import { EarlierVersions } from './EarlierVersions.tsx'
import { HandInFiles } from './HandInFiles.tsx'
import { usePartChanges } from './usePartChanges.ts'

/** The parts of my thesis in their order: what is due, what is handed in, and the points. */
export const Components = () => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(master.components))
  const { components } = data
  const look = usePageChanges(data, master.components, master.seenComponents)
  const changes = usePartChanges(data.changes)
  const [handing, setHanding] = useState<Part | null>(null)
  const [looking, setLooking] = useState<Part | null>(null)
  const [told, setTold] = useState<string | null>(null)
  if (components.length === 0) {
    const way = (
      <Link to="/master-themes" className="plain-button">
        {t('toThemes')}
      </Link>
    )
    return (
      <>
        <ChangesNotice lines={changes} pageChanges={look} />
        <EmptyState action={way}>{t('noComponents')}</EmptyState>
      </>
    )
  }
  return (
    <>
      <ChangesNotice lines={changes} pageChanges={look} />
      <ol className={classes['parts']}>
        {components.map((part) => (
          <Component
            key={part.componentID}
            part={part}
            onHandIn={() => {
              setTold(null)
              setHanding(part)
            }}
            onLook={() => setLooking(part)}
          />
        ))}
      </ol>
      <Toast>{told}</Toast>
      <HandInFiles
        part={handing}
        onClose={() => setHanding(null)}
        onDone={(version) => {
          setHanding(null)
          setTold(t('handedIn', { version }))
        }}
      />
      <EarlierVersions part={looking} onClose={() => setLooking(null)} />
    </>
  )
}
