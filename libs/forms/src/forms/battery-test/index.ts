export { batteryTestMessages } from './battery-test.messages.ts';
export { batteryTest, batteryTestSchema } from './battery-test.schema.ts';
export { BatteryTestForm, type BatteryTestFormProps } from './battery-test-form.tsx';
