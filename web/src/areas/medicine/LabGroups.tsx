import { TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { medicine } from '#contract/studies/medicine.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast, undoBy } from '#web/ui/feedback/toast-store.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { useDebounced } from '#web/ui/form/useDebounced.ts'
import { CreateLabGroupForm } from './CreateLabGroupForm.tsx'
import { DeadlineNote } from './DeadlineNote.tsx'
import { LabGroupChanges } from './LabGroupChanges.tsx'
import { LabGroupItem } from './LabGroupItem.tsx'
import classes from './Medicine.module.css'
import type { LabGroup } from './medicine.ts'
import { PendingOrFailed } from './PendingOrFailed.tsx'
import { SubjectPage } from './SubjectPage.tsx'
import { useConfirmation } from './useConfirmation.ts'
import { useSubjectLocation } from './useSubjectLocation.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

/** Laboratory groups of the student's subjects: join one, leave it, or create a new one. */
export const LabGroups = () => {
  const t = useWords(words)
  const [typed, setTyped] = useState('')
  const debounced = useDebounced(typed.trim())
  // A cleared field takes effect at once.
  const search = isBlank(typed) ? '' : debounced
  const [searchedSubjectID, setSearchedSubjectID] = useState<number | null>(null)
  const { input, showSubject, showPage } = useSubjectLocation('/medicine-lab-groups', search)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...q(medicine.labGroups, input),
    placeholderData: keepPreviousData,
  })
  const { item, ask, close } = useConfirmation<'leave', LabGroup>()
  const join = useSend(medicine.joinLabGroup, {
    onSuccess: ({ name, labGroupID }) =>
      showToast({
        phrase: words.groupJoined,
        params: { group: name },
        undo: undoBy(
          medicine.leaveLabGroup,
          { params: { id: String(labGroupID) } },
          { label: undoWords.undoChoice, done: words.groupLeft },
        ),
      }),
  })
  const leave = useSend(medicine.leaveLabGroup, {
    onSuccess: () => {
      close()
      showToast({ phrase: words.groupLeft })
    },
  })
  if (data === undefined) return <PendingOrFailed problem={error} onRetry={() => void refetch()} />
  const send = (group: LabGroup) => {
    join.dismiss()
    join.mutate({ params: { id: group.labGroupID } })
  }
  const askToLeave = (group: LabGroup) => {
    leave.dismiss()
    ask('leave', group)
  }
  const isSearched = search !== '' && !isPlaceholderData
  // Once searched, the field stays even if few groups are found.
  const canSearch = searchedSubjectID === data.subjectID || data.total > data.perPage
  const hasOthers = canSearch || data.total > 0
  return (
    <>
      <LabGroupChanges groups={data}>
        <SubjectPage
          data={data}
          texts={{ empty: 'noLabSubjects', open: 'noGroupYet', heading: 'groupList' }}
          getChoice={({ mine }) => mine?.name ?? null}
          onSelect={(subjectID) => {
            setTyped('')
            showSubject(subjectID)
          }}
          onPage={showPage}
        >
          {({ subjectID, mine, until, is_open }) => (
            <>
              <p className={classes['muted']}>{t('atMost', { limit: data.max_students })}</p>
              <DeadlineNote subject={{ until, is_open }} />
              {mine !== null && (
                <ul className={classes['list']} aria-label={t('myGroup')}>
                  <LabGroupItem group={mine} {...(is_open && { onLeave: askToLeave })} />
                </ul>
              )}
              {mine === null && is_open && (
                <CreateLabGroupForm
                  key={subjectID}
                  subjectID={subjectID}
                  onCreated={(group) => showToast({ phrase: words.groupCreated, params: { group } })}
                />
              )}
              {hasOthers && <h3 className={classes['subheading']}>{t('otherGroups')}</h3>}
              {mine !== null && hasOthers && is_open && <p className={classes['muted']}>{t('leaveFirst')}</p>}
              {!hasOthers && mine === null && <p>{t(is_open ? 'noGroups' : 'noGroupsClosed')}</p>}
              {canSearch && (
                <TextInput
                  className={classes['search'] ?? ''}
                  type="search"
                  label={t('findGroup')}
                  maxLength={100}
                  value={typed}
                  onChange={({ currentTarget: { value } }) => {
                    setTyped(value)
                    setSearchedSubjectID(subjectID)
                    if (data.page > 1) showPage(subjectID, 1)
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
                    {...(mine === null && is_open && { onJoin: send })}
                  >
                    {join.variables?.params.id === group.labGroupID && (
                      <AttemptNotice
                        problem={join.error}
                        isBusy={join.isPending}
                        onRetry={() => send(group)}
                      />
                    )}
                  </LabGroupItem>
                ))}
              </ul>
            </>
          )}
        </SubjectPage>
      </LabGroupChanges>
      <ConfirmModal
        isOpen={item !== null}
        title={t('leaveTitle')}
        confirmLabel={t('leave')}
        isDangerous
        isBusy={leave.isPending}
        problem={leave.error}
        onClose={close}
        onConfirm={() => item && leave.mutate({ params: { id: item.labGroupID } })}
      >
        <p>
          <strong>{item?.name}</strong>
        </p>
        <p>{t(item?.students.length === 1 ? 'leaveLastText' : 'leaveText')}</p>
      </ConfirmModal>
    </>
  )
}
