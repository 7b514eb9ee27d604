import airport from '@jalon/ui/pictures/airport.svg?url';
import batteryTest from '@jalon/ui/pictures/battery-test.svg?url';
import chargingFamily from '@jalon/ui/pictures/charging-family.svg?url';
import garage from '@jalon/ui/pictures/garage.svg?url';
import giftEvening from '@jalon/ui/pictures/gift-evening.svg?url';
import kitchen from '@jalon/ui/pictures/kitchen.svg?url';
import lakeRoad from '@jalon/ui/pictures/lake-road.svg?url';
import movingDay from '@jalon/ui/pictures/moving-day.svg?url';
import rainyStreet from '@jalon/ui/pictures/rainy-street.svg?url';
import recordsRoom from '@jalon/ui/pictures/records-room.svg?url';
import towTruck from '@jalon/ui/pictures/tow-truck.svg?url';
import winterRoad from '@jalon/ui/pictures/winter-road.svg?url';

/** The files of the scenes, which content refers to as `picture:<name>`. */
export const pictures: Readonly<Record<string, string>> = {
  airport,
  'battery-test': batteryTest,
  'charging-family': chargingFamily,
  garage,
  'gift-evening': giftEvening,
  kitchen,
  'lake-road': lakeRoad,
  'moving-day': movingDay,
  'rainy-street': rainyStreet,
  'records-room': recordsRoom,
  'tow-truck': towTruck,
  'winter-road': winterRoad,
};
