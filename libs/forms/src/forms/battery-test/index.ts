export { batteryTestMessages } from './battery-test.messages.ts';
export { BatteryTestForm, type BatteryTestFormProps } from './battery-test-form.tsx';
