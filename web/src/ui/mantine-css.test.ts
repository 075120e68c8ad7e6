import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const styles = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Button.css'))
const sheet = readFileSync(join(import.meta.dirname, 'mantine.css'), 'utf8')

/** What some parts are made of; their styles are needed too. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  Button: ['UnstyledButton', 'Loader'],
  Modal: ['ModalBase', 'Paper', 'Overlay', 'CloseButton', 'UnstyledButton'],
  Drawer: ['Drawer', 'ModalBase', 'Paper', 'Overlay', 'CloseButton', 'UnstyledButton'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  PasswordInput: ['PasswordInput', 'Input', 'InlineInput'],
  Select: ['Input', 'Combobox', 'Popover', 'ScrollArea', 'CloseButton'],
  ActionIcon: ['UnstyledButton', 'Loader'],
}

const importing = /import \{([^}]*)\} from '@mantine\/core'/g
const partsIn = (text: string): string[] =>
  [...text.matchAll(importing)]
    .flatMap(([, names = '']) => names.split(','))
    .map((each) => each.trim())
    // The provider has no looks of its own.
    .filter((name) => /^[A-Z]/.test(name) && name !== 'MantineProvider')

it('who imports a part imports the styles', () => {
  const files = globSync('**/*.tsx', { cwd: src }).map((file) => ({
    file,
    text: readFileSync(join(src, file), 'utf8'),
  }))
  const users = files.filter(({ text }) => partsIn(text).length > 0)
  expect(users.length).toBeGreaterThan(2)
  expect(
    users.filter(({ text }) => !/^import '.*\/mantine\.css'$/m.test(text)).map(({ file }) => file),
  ).toEqual([])
})

it('mantine.css has the styles of every part that the screens import', () => {
  const files = globSync('**/*.tsx', { cwd: src })
  const used = new Set<string>()
  for (const file of files) {
    const text = readFileSync(join(src, file), 'utf8')
    for (const name of partsIn(text)) used.add(name)
  }
  expect(used.size).toBeGreaterThan(2)
  const needed = [...used].flatMap((name) => [name, ...(madeOf[name] ?? [])])
  const missing = needed.filter(
    (name) => existsSync(join(styles, `${name}.css`)) && !sheet.includes(`styles/${name}.layer.css`),
  )
  expect(missing).toEqual([])
})
