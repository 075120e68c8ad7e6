import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import type { conversations } from '#contract/administration/conversations.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from '#web/ui/messages/Conversations.module.css'
import { toRole } from '#web/ui/messages/to-role.ts'
import { messageWords } from '#web/ui/messages/words.ts'

export type Recipient = z.output<typeof conversations.recipients.reply>['recipients'][number]

/** Whom the student can write to, with what they have to do with each other. */
export const RecipientLinks = ({ recipients }: { readonly recipients: readonly Recipient[] }) => {
  const m = useWords(messageWords)
  const text = useLocalized()
  return (
    <ul className={classes['list']}>
      {recipients.map((each) => {
        // The name of a group begins with its subject.
        const subjects = each.is_group ? [] : each.subjects.map((subject) => text(subject, 'subject'))
        return (
          <li key={each.recipient_code}>
            <Link to="/conversations" search={{ to: each.recipient_code } as never}>
              <span className={classes['who']}>
                <span className={classes['name']}>{text(each, 'name')}</span>
                <span className={classes['relation']}>
                  {[m(toRole(each)), ...subjects, each.is_student && each.code].filter(Boolean).join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
