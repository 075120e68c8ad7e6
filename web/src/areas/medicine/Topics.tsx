import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { medicine } from '#contract/studies/medicine.ts'
import { toPhraseValue } from '#rules/text/locale.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast, undoBy } from '#web/ui/feedback/toast-store.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { DeadlineNote } from './DeadlineNote.tsx'
import classes from './Medicine.module.css'
import type { Topic } from './medicine.ts'
import { PendingOrFailed } from './PendingOrFailed.tsx'
import { SubjectPage } from './SubjectPage.tsx'
import { TopicChanges } from './TopicChanges.tsx'
import { TopicItem } from './TopicItem.tsx'
import { useConfirmation } from './useConfirmation.ts'
import { useSubjectLocation } from './useSubjectLocation.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { words } from './words.ts'

/** The topics of the student's subjects, to choose and to give up. */
export const Topics = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { input, showSubject, showPage } = useSubjectLocation('/medicine-topics')
  const { data, error, refetch } = useQuery({
    ...q(medicine.topics, input),
    placeholderData: keepPreviousData,
  })
  const { action, item, ask, close } = useConfirmation<'exchange' | 'giveUp', Topic>()
  const choose = useSend(medicine.chooseTopic, {
    onSuccess: (topic) => {
      close()
      const undo = undoBy(
        medicine.removeTopic,
        { params: { id: String(topic.topicID) } },
        { label: undoWords.undoChoice, done: undoWords.undone },
      )
      // The topic before may be taken by now, so an exchange has no undo.
      showToast({
        phrase: words.topicChosen,
        params: { topic: toPhraseValue(topic, 'topic') },
        ...(action !== 'exchange' && { undo }),
      })
    },
  })
  const giveUp = useSend(medicine.removeTopic, {
    onSuccess: () => {
      close()
      showToast({ phrase: words.topicGivenUp })
    },
  })
  if (data === undefined) return <PendingOrFailed problem={error} onRetry={() => void refetch()} />
  const current = data.subjects.find(({ subjectID }) => subjectID === data.subjectID)?.mine ?? null
  const send = (topic: Topic) => choose.mutate({ body: { topicID: topic.topicID } })
  const press = (next: 'choose' | 'giveUp') => (topic: Topic) => {
    choose.dismiss()
    giveUp.dismiss()
    if (next === 'giveUp') ask('giveUp', topic)
    else if (current !== null) ask('exchange', topic)
    else send(topic)
  }
  const name = item === null ? '' : text(item, 'topic')
  return (
    <>
      <TopicChanges topics={data}>
        <SubjectPage
          data={data}
          texts={{ empty: 'noTopicSubjects', open: 'noTopicYet', heading: 'topicList' }}
          getChoice={({ mine }) => mine && text(mine, 'topic')}
          onSelect={showSubject}
          onPage={showPage}
        >
          {(subject) => (
            <>
              <DeadlineNote subject={subject} />
              <ul className={classes['list']}>
                {data.items.map((topic) => (
                  <TopicItem
                    key={topic.topicID}
                    topic={topic}
                    isOpen={subject.is_open}
                    onChoose={press('choose')}
                    onGiveUp={press('giveUp')}
                  >
                    {action === null && choose.variables?.body.topicID === topic.topicID && (
                      <AttemptNotice
                        problem={choose.error}
                        isBusy={choose.isPending}
                        onRetry={() => send(topic)}
                      />
                    )}
                  </TopicItem>
                ))}
              </ul>
            </>
          )}
        </SubjectPage>
      </TopicChanges>
      <ConfirmModal
        isOpen={action === 'exchange'}
        title={t('exchangeTitle')}
        confirmLabel={t('choose')}
        isBusy={choose.isPending}
        problem={choose.error}
        onClose={close}
        onConfirm={() => item && send(item)}
      >
        <p>
          <strong>{name}</strong>
        </p>
        {current !== null && <p>{t('exchangeText', { topic: text(current, 'topic') })}</p>}
      </ConfirmModal>
      <ConfirmModal
        isOpen={action === 'giveUp'}
        title={t('giveUpTitle')}
        confirmLabel={t('giveUp')}
        isDangerous
        isBusy={giveUp.isPending}
        problem={giveUp.error}
        onClose={close}
        onConfirm={() => item && giveUp.mutate({ params: { id: item.topicID } })}
      >
        <p>
          <strong>{name}</strong>
        </p>
        <p>{t('giveUpText')}</p>
      </ConfirmModal>
    </>
  )
}
