#include "CMicroHTTPShim.h"
typedef int microhttp_shim_placeholder;
