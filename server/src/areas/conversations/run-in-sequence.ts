const last = new Map<string, Promise<unknown>>()

/**
 * Runs the task after those that were begun for the same conversation. Its row is locked while a message is written: whoever
 * waits for it here holds no connection to the database, of which there are few, and which others need.
 */
export const runInSequence = async <Result>(
  conversation: string,
  task: () => Promise<Result>,
): Promise<Result> => {
  const before = last.get(conversation)
  const own = before === undefined ? task() : before.then(task, task)
  last.set(conversation, own)
  try {
    return await own
  } finally {
    if (last.get(conversation) === own) last.delete(conversation)
  }
}
