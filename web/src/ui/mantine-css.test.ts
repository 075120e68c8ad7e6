import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const styles = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Button.css'))
const sheet = readFileSync(join(import.meta.dirname, 'mantine.css'), 'utf8')

/** Components that need the styles of others too. */
const requiredStyles: Readonly<Record<string, readonly string[]>> = {
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
const componentsIn = (text: string): string[] =>
  [...text.matchAll(importing)]
    .flatMap(([, names = '']) => names.split(','))
    .map((each) => each.trim())
    // The provider has no styles.
    .filter((name) => /^[A-Z]/.test(name) && name !== 'MantineProvider')

it('every file that imports a Mantine component imports the styles', () => {
  const files = globSync('**/*.tsx', { cwd: src }).map((file) => ({
    file,
    text: readFileSync(join(src, file), 'utf8'),
  }))
  const users = files.filter(({ text }) => componentsIn(text).length > 0)
  expect(users.length).toBeGreaterThan(2)
  expect(
    users.filter(({ text }) => !/^import '.*\/mantine\.css'$/m.test(text)).map(({ file }) => file),
  ).toEqual([])
})

it('mantine.css has the styles of every component in use', () => {
  const files = globSync('**/*.tsx', { cwd: src })
  const used = new Set<string>()
  for (const file of files) {
    const text = readFileSync(join(src, file), 'utf8')
    for (const name of componentsIn(text)) used.add(name)
  }
  expect(used.size).toBeGreaterThan(2)
  const needed = [...used].flatMap((name) => [name, ...(requiredStyles[name] ?? [])])
  const missing = needed.filter(
    (name) => existsSync(join(styles, `${name}.css`)) && !sheet.includes(`styles/${name}.layer.css`),
  )
  expect(missing).toEqual([])
})
