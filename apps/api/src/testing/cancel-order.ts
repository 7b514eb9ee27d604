import { createCheckoutStore } from '../features/checkouts/checkout-drafts.ts';
import { tableDirectory } from '../features/members/table-directory.ts';
import { cancelOrder as cancel } from '../features/orders/endings/cancel-order.ts';
import { orderEncryption } from '../features/orders/sealed-order.ts';
import type { TestApi } from './test-api.ts';

/** `orders cancel` in this process. */
export function cancelOrder({ store }: Pick<TestApi, 'store'>, number: string) {
  const { database, keys } = store;
  return cancel(
    {
      database,
      directory: tableDirectory(database),
      encryption: orderEncryption(keys.data),
      checkouts: createCheckoutStore(database, keys.data, console),
    },
    number,
  );
}
