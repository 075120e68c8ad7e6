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
import classes from './Medicine.module.css'
import type { Topic } from './medicine.ts'
import { SubjectList } from './SubjectList.tsx'
import { PendingOrFailed } from './PendingOrFailed.tsx'
import { TopicChanges } from './TopicChanges.tsx'
import { TopicItem } from './TopicItem.tsx'
import { DeadlineNote } from './DeadlineNote.tsx'
import { useSubjectLocation } from './useSubjectLocation.ts'
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
  const [asked, setAsked] = useState<{ readonly what: 'choose' | 'giveUp'; readonly topic: Topic } | null>(
    null,
  )
  const [told, setTold] = useState<string | null>(null)
  const done = (sentence: string) => {
    setAsked(null)
    setTold(sentence)
  }
  const choosing = useSend(medicine.chooseTopic, {
    onSuccess: (topic) => done(t('topicChosen', { topic: text(topic, 'topic') })),
  })
  const removing = useSend(medicine.removeTopic, {
    onSuccess: () => done(t('topicGivenUp')),
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
        <TopicChanges topics={data} />
        <EmptyState action={way}>{t('noTopicSubjects')}</EmptyState>
      </>
    )
  }
  const ask = (what: 'choose' | 'giveUp') => (topic: Topic) => {
    choosing.dismiss()
    removing.dismiss()
    setTold(null)
    setAsked({ what, topic })
  }
  const { mine } = subject
  const name = asked === null ? '' : text(asked.topic, 'topic')
  return (
    <>
      <TopicChanges topics={data} />
      <div className={classes['rooms']}>
        <SubjectList
          subjects={data.subjects}
          selected={data.subjectID}
          getChoice={(each) => each.mine && text(each.mine, 'topic')}
          openText={t('noTopicYet')}
          onSelect={showSubject}
        />
        <section aria-labelledby="topics-of">
          <h2 id="topics-of">{t('topicList', { subject: text(subject, 'subject') })}</h2>
          <DeadlineNote of={subject} />
          <ul className={classes['list']}>
            {data.items.map((topic) => (
              <TopicItem
                key={topic.topicID}
                topic={topic}
                isOpen={subject.is_open}
                onChoose={ask('choose')}
                onGiveUp={ask('giveUp')}
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
          isOpen={asked?.what === 'choose'}
          title={t('chooseTitle')}
          confirmLabel={t('choose')}
          isBusy={choosing.isPending}
          problem={choosing.error}
          onClose={() => setAsked(null)}
          onConfirm={() => asked && choosing.mutate({ body: { topicID: asked.topic.topicID } })}
        >
          <p>
            <strong>{name}</strong>
          </p>
          {mine !== null && <p>{t('exchangeText', { topic: text(mine, 'topic') })}</p>}
        </ConfirmModal>
        <ConfirmModal
          isOpen={asked?.what === 'giveUp'}
          title={t('giveUpTitle')}
          confirmLabel={t('giveUp')}
          cancelLabel={t('keepTopic')}
          isDangerous
          isBusy={removing.isPending}
          problem={removing.error}
          onClose={() => setAsked(null)}
          onConfirm={() => asked && removing.mutate({ params: { id: asked.topic.topicID } })}
        >
          <p>
            <strong>{name}</strong>
          </p>
          <p>{t('giveUpText')}</p>
        </ConfirmModal>
        <Toast>{told}</Toast>
      </div>
    </>
  )
}
