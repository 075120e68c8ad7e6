import { TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { medicine } from '#contract/studies/medicine.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import { useDebounced } from '#web/ui/form/useDebounced.ts'
import { LabGroupChanges } from './LabGroupChanges.tsx'
import { LabGroupItem } from './LabGroupItem.tsx'
import { CreateLabGroupForm } from './CreateLabGroupForm.tsx'
import classes from './Medicine.module.css'
import type { LabGroup } from './medicine.ts'
import { SubjectList } from './SubjectList.tsx'
import { PendingOrFailed } from './PendingOrFailed.tsx'
import { DeadlineNote } from './DeadlineNote.tsx'
import { useSubjectLocation } from './useSubjectLocation.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

/** Laboratory groups of the student's subjects: join one, leave it, or create a new one. */
export const LabGroups = () => {
  const t = useWords(words)
  const text = useLocalized()
  const [typed, setTyped] = useState('')
  const settled = useDebounced(typed.trim())
  // A cleared field takes effect at once.
  const search = typed.trim() === '' ? '' : settled
  const [searchedIn, setSearchedIn] = useState<number | null>(null)
  const { input, showSubject, showPage } = useSubjectLocation('/medicine-lab-groups', search)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...q(medicine.labGroups, input),
    placeholderData: keepPreviousData,
  })
  const [asked, setAsked] = useState<{ readonly what: 'join' | 'leave'; readonly group: LabGroup } | null>(
    null,
  )
  const [told, setTold] = useState<string | null>(null)
  const done = (sentence: string) => {
    setAsked(null)
    setTold(sentence)
  }
  const joining = useSend(medicine.joinLabGroup, {
    onSuccess: ({ name }) => done(t('groupJoined', { group: name })),
  })
  const leaving = useSend(medicine.leaveLabGroup, {
    onSuccess: () => done(t('groupLeft')),
  })
  if (data === undefined) return <PendingOrFailed problem={error} again={() => void refetch()} />
  const subject = data.subjects.find(({ subjectID }) => subjectID === data.subjectID)
  if (subject === undefined) {
    const way = (
      <Link to="/registration" className="main-button">
        {t('toRegistration')}
      </Link>
    )
    return (
      <>
        <LabGroupChanges groups={data} />
        <EmptyState action={way}>{t('noLabSubjects')}</EmptyState>
      </>
    )
  }
  const ask = (what: 'join' | 'leave') => (group: LabGroup) => {
    joining.dismiss()
    leaving.dismiss()
    setTold(null)
    setAsked({ what, group })
  }
  const { mine, is_open } = subject
  const isSearched = search !== '' && !isPlaceholderData
  // Once searched, the field stays even if few groups are found.
  const canSearch = searchedIn === subject.subjectID || data.total > data.perPage
  const hasOthers = canSearch || data.total > 0
  return (
    <>
      <LabGroupChanges groups={data} />
      <div className={classes['rooms']}>
        <SubjectList
          subjects={data.subjects}
          selected={data.subjectID}
          getChoice={(each) => each.mine?.name ?? null}
          openText={t('noGroupYet')}
          onSelect={(subjectID) => {
            setTyped('')
            showSubject(subjectID)
          }}
        />
        <section aria-labelledby="groups-of">
          <h2 id="groups-of">{t('groupList', { subject: text(subject, 'subject') })}</h2>
          <p className={classes['muted']}>{t('atMost', { limit: data.max_students })}</p>
          <DeadlineNote of={subject} />
          {mine !== null && (
            <ul className={classes['list']} aria-label={t('myGroup')}>
              <LabGroupItem group={mine} {...(is_open && { onLeave: ask('leave') })} />
            </ul>
          )}
          {mine === null && is_open && (
            <CreateLabGroupForm
              key={subject.subjectID}
              subjectID={subject.subjectID}
              onCreated={(group) => setTold(t('groupCreated', { group }))}
            />
          )}
          {hasOthers && <h3 className={classes['part']}>{t('otherGroups')}</h3>}
          {mine !== null && hasOthers && is_open && <p className={classes['muted']}>{t('leaveFirst')}</p>}
          {!hasOthers && mine === null && <p>{t(is_open ? 'noGroups' : 'noGroupsClosed')}</p>}
          {canSearch && (
            <TextInput
              className={classes['find'] ?? ''}
              type="search"
              label={t('findGroup')}
              maxLength={100}
              value={typed}
              onChange={({ currentTarget: { value } }) => {
                setTyped(value)
                setSearchedIn(subject.subjectID)
                if (data.page > 1) showPage(subject.subjectID, 1)
              }}
            />
          )}
          <output className={classes['muted']}>
            {isSearched && t(data.total === 0 ? 'notFound' : 'found', { count: data.total, search })}
          </output>
          <ul className={classes['list']} aria-label={t('otherGroups')}>
            {data.items.map((group) => (
              <LabGroupItem
                key={group.labGroupID}
                group={group}
                {...(mine === null && is_open && { onJoin: ask('join') })}
              />
            ))}
          </ul>
          <Pager
            page={data.page}
            perPage={data.perPage}
            total={data.total}
            onGo={(page) => showPage(subject.subjectID, page)}
          />
        </section>
        <ConfirmModal
          isOpen={asked?.what === 'join'}
          title={t('joinTitle')}
          confirmLabel={t('join')}
          isBusy={joining.isPending}
          problem={joining.error}
          onClose={() => setAsked(null)}
          onConfirm={() => asked && joining.mutate({ params: { id: asked.group.labGroupID } })}
        >
          <p>
            <strong>{asked?.group.name}</strong>
          </p>
        </ConfirmModal>
        <ConfirmModal
          isOpen={asked?.what === 'leave'}
          title={t('leaveTitle')}
          confirmLabel={t('leave')}
          cancelLabel={t('stay')}
          isDangerous
          isBusy={leaving.isPending}
          problem={leaving.error}
          onClose={() => setAsked(null)}
          onConfirm={() => asked && leaving.mutate({ params: { id: asked.group.labGroupID } })}
        >
          <p>
            <strong>{asked?.group.name}</strong>
          </p>
          <p>{t(asked?.group.students.length === 1 ? 'leaveLastText' : 'leaveText')}</p>
        </ConfirmModal>
        <Toast>{told}</Toast>
      </div>
    </>
  )
}
