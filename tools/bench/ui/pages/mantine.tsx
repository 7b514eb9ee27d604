import {
  Accordion,
  Button,
  Checkbox,
  MantineProvider,
  Modal,
  NativeSelect,
  Radio,
  Stack,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Fragment } from 'react';
import { content, rounds, thousand } from './content.ts';

function Help() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <div>
      <Button onClick={open}>{content.dialog.open}</Button>
      <Modal opened={opened} onClose={close} title={content.dialog.title}>
        <p>{content.dialog.text}</p>
      </Modal>
    </div>
  );
}

export function Blocks() {
  const { questions, tooltip, text, select, checkbox, radio, buttons } = content;
  return (
    <MantineProvider>
      {rounds.map((round) => (
        <Fragment key={round}>
          <Accordion>
            {questions.map(({ title, text }) => (
              <Accordion.Item key={title} value={title}>
                <Accordion.Control>{title}</Accordion.Control>
                <Accordion.Panel>
                  <p>{text}</p>
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
          <Help />
          <p>
            200 km{' '}
            <Tooltip label={tooltip.text}>
              <button type="button">{tooltip.label}</button>
            </Tooltip>
          </p>
          <TextInput name="marque" label={text.label} description={text.hint} />
          <NativeSelect name="ville" label={select.label} data={select.options} />
          <Checkbox name="offres" label={checkbox} />
          <Radio.Group name={`transmission-${round}`} label={radio.legend}>
            <Stack>
              {radio.options.map((label) => (
                <Radio key={label} value={label} label={label} />
              ))}
            </Stack>
          </Radio.Group>
          <div>
            <Button>{buttons[0]}</Button> <Button variant="default">{buttons[1]}</Button>
          </div>
        </Fragment>
      ))}
    </MantineProvider>
  );
}

export function Buttons() {
  return (
    <MantineProvider>
      {thousand.map((index) => (
        <Button key={index}>Bouton {index}</Button>
      ))}
    </MantineProvider>
  );
}
